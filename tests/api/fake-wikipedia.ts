import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { ServiceAddresses } from "#tools/keyword-research/server/sources/keyword-sources.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";

const hosts = {
  ar: "ar.wikipedia.example",
  en: "en.wikipedia.example",
  views: "wikimedia.example",
};

/** How a request is answered, in place of the answer: once for each in the list. */
export type Fault = number | "slow" | "malformed" | "cut" | { readonly retryAfter: string };

export interface FakeWikipedia {
  /** The views of an article in a month; undefined where it has none at all. */
  views: (title: string, month: string) => number | undefined;
  /** By a part of the request's path. */
  readonly faults: Map<string, Fault[]>;
  readonly requests: { readonly path: string; readonly userAgent: string; readonly atMs: number }[];
  /** Titles that are a redirect to another one, or a list of articles. */
  readonly redirects: Map<string, string>;
  readonly disambiguations: Set<string>;
  /** Titles of articles; all others are missing. */
  readonly articles: Set<string>;
}

/**
 * Wikipedia's query API and Wikimedia's page views, as they are documented, on one port of this
 * machine.
 * @see https://www.mediawiki.org/wiki/API:Query
 * @see https://doc.wikimedia.org/generated-data-platform/aqs/analytics-api/reference/page-views.html
 */
export async function startFakeWikipedia() {
  const fake: FakeWikipedia = {
    views: () => 1_000,
    faults: new Map(),
    requests: [],
    redirects: new Map(),
    disambiguations: new Set(),
    articles: new Set(),
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url!, `http://${request.headers.host}`);
    const path = decodeURIComponent(url.pathname);
    const userAgent = request.headers["user-agent"] ?? "";
    fake.requests.push({ path, userAgent, atMs: performance.now() });
    const faults = [...fake.faults].find(([part]) => path.includes(part))?.[1];
    const fault = faults?.shift();
    if (fault !== undefined) return fail(fault, response);
    if (userAgent === "") return fail(403, response);
    const answer = url.pathname.startsWith("/w/api.php")
      ? listPages(url.searchParams.get("titles")!.split("|"), fake)
      : listViews(path, fake);
    response
      .writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(answer ?? { title: "Not Found" }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  const { port } = server.address() as AddressInfo;
  const addresses: Pick<ServiceAddresses, "wikipedia" | "wikimedia"> = {
    wikipedia: (language) => `http://${hosts[language]}`,
    wikimedia: `http://${hosts.views}`,
  };
  const map = Object.fromEntries(Object.values(hosts).map((host) => [host, port]));
  return { fake, addresses, network: mappedNetwork(map) };
}

function fail(fault: Fault, response: ServerResponse): void {
  if (fault === "slow") return;
  if (fault === "malformed") return void response.writeHead(200).end('{"items": [');
  if (fault === "cut") {
    response.writeHead(200, { "content-length": "5000" }).write("{");
    return void setTimeout(() => response.destroy(), 10);
  }
  if (typeof fault === "number") return void response.writeHead(fault).end("{}");
  response.writeHead(429, { "retry-after": fault.retryAfter }).end("{}");
}

function listPages(typed: readonly string[], fake: FakeWikipedia): object {
  const normalize = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);
  const normalized = typed
    .map((from) => ({ from, to: normalize(from) }))
    .filter(({ from, to }) => from !== to);
  const redirects = typed
    .map(normalize)
    .filter((title) => fake.redirects.has(title))
    .map((from) => ({ from, to: fake.redirects.get(from)! }));
  const titles = new Set(typed.map(normalize).map((title) => fake.redirects.get(title) ?? title));
  const pages = [...titles].map((title) =>
    fake.disambiguations.has(title)
      ? { ns: 0, pageid: 1, title, pageprops: { disambiguation: "" } }
      : fake.articles.has(title)
        ? { ns: 0, pageid: 1, title }
        : { ns: 0, title, missing: true },
  );
  return { batchcomplete: true, query: { normalized, redirects, pages } };
}

function listViews(path: string, { views }: FakeWikipedia): object | undefined {
  const [project, access, agent, name, granularity, from, to] = path.split("/").slice(-7) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const title = name.replaceAll("_", " ");
  const items: object[] = [];
  const last = to.slice(0, 6);
  for (let at = from.slice(0, 6); at <= last; at = nextMonth(at)) {
    const count = views(title, `${at.slice(0, 4)}-${at.slice(4)}`);
    if (count === undefined) return undefined;
    // A month without views is left out.
    if (count > 0)
      items.push({
        project,
        article: name,
        granularity,
        timestamp: `${at}0100`,
        access,
        agent,
        views: count,
      });
  }
  return { items };
}

function nextMonth(month: string): string {
  const date = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)), 1));
  return date.toISOString().slice(0, 7).replace("-", "");
}
