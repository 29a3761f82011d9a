import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { ServiceAddresses } from "#tools/keyword-research/server/sources/keyword-sources.ts";
import type { NetworkAdapter } from "#platform/egress/network-adapter.ts";
import { mappedNetwork } from "../loopback/mapped-network.ts";

/** How a service ends what it is asked next, instead of answering. */
export type Fault =
  | "401"
  | "402"
  | "403"
  | "429"
  | "500"
  | "slow"
  | "malformed"
  | "other"
  | "cut"
  | "oversized"
  | "empty";

export interface RecordedRequest {
  readonly host: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  readonly atMs: number;
}

/**
 * Services that speak as their documentation says, on one port of this machine, distinguished by
 * their names.
 */
export interface FakeKeywordServices {
  readonly addresses: ServiceAddresses;
  readonly network: NetworkAdapter;
  readonly requests: RecordedRequest[];
  /** By the name of a service, or by its name and path. */
  readonly faults: Map<string, Fault>;
  /** How long answers take. */
  delayMs: number;
  /** How many times more an article is read in June and July. */
  summerFactor: number;
  /** What DataForSEO has nothing about. */
  readonly unknown: Set<string>;
  /** The codes of the request and of its task, which DataForSEO answers with status 200. */
  codes: { request: number; task: number };
  close(): Promise<void>;
}

export const hosts = {
  dataForSeo: "api.dataforseo.example",
  ar: "ar.wikipedia.example",
  en: "en.wikipedia.example",
  views: "wikimedia.example",
  google: "suggestqueries.google.example",
  duckDuckGo: "duckduckgo.example",
} as const;

export const paths = {
  volume: "/v3/keywords_data/google_ads/search_volume/live",
  difficulty: "/v3/dataforseo_labs/google/bulk_keyword_difficulty/live",
};

export const account = { login: "mona@ro2ya.example", password: "s:cret" };

export async function startFakeKeywordServices(): Promise<FakeKeywordServices> {
  const fakeServices = {
    requests: [] as RecordedRequest[],
    faults: new Map<string, Fault>(),
    delayMs: 0,
    summerFactor: 1,
    unknown: new Set<string>(),
    codes: { request: 20_000, task: 20_000 },
  };
  const server = createServer(async (request, response) => {
    const host = request.headers.host ?? "";
    const url = new URL(request.url!, `http://${host}`);
    const sent = await text(request);
    const recorded = {
      host,
      method: request.method!,
      url,
      headers: request.headers,
      body: sent === "" ? undefined : JSON.parse(sent),
      atMs: performance.now(),
    };
    fakeServices.requests.push(recorded);
    const fault = fakeServices.faults.get(host + url.pathname) ?? fakeServices.faults.get(host);
    if (fakeServices.delayMs > 0)
      await new Promise((resolve) => setTimeout(resolve, fakeServices.delayMs));
    if (fault === undefined || fault === "empty")
      answer(recorded, response, fakeServices, fault === "empty");
    else fail(fault, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(fakeServices, {
    network: mappedNetwork(Object.fromEntries(Object.values(hosts).map((host) => [host, port]))),
    addresses: {
      dataForSeo: `http://${hosts.dataForSeo}`,
      wikipedia: (language: "ar" | "en") => `http://${hosts[language]}`,
      wikimedia: `http://${hosts.views}`,
      google: `http://${hosts.google}`,
      duckDuckGo: `http://${hosts.duckDuckGo}`,
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

function fail(fault: Exclude<Fault, "empty">, response: ServerResponse): void {
  if (fault === "slow") return; // and nothing more
  if (fault === "malformed")
    return void json(response, 200).end('{"status_code": 20000, "tasks": [');
  if (fault === "other") return void json(response, 200).end('{"hello": "world"}');
  if (fault === "oversized")
    return void json(response, 200).end(`["${"x".repeat(5 * 1024 * 1024)}"]`);
  if (fault === "cut") {
    json(response, 200, { "content-length": "5000" }).write('{"status_code":');
    return void setTimeout(() => response.destroy(), 10);
  }
  json(response, Number(fault), fault === "429" ? { "retry-after": "7" } : {}).end(
    JSON.stringify({ status_code: Number(fault) * 100, status_message: "no", tasks: null }),
  );
}

function json(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): ServerResponse {
  return response.writeHead(status, { "content-type": "application/json", ...headers });
}

function answer(
  { host, url, headers, body }: RecordedRequest,
  response: ServerResponse,
  { unknown, codes, summerFactor }: Pick<FakeKeywordServices, "unknown" | "codes" | "summerFactor">,
  isEmpty: boolean,
): void {
  const reply = (value: unknown, status = 200) =>
    void json(response, status).end(JSON.stringify(value));
  if (host === hosts.dataForSeo) {
    if (
      headers.authorization !==
      `Basic ${Buffer.from(`${account.login}:${account.password}`).toString("base64")}`
    )
      return reply({ status_code: 40_100, tasks: null }, 401);
    const [task] = body as [{ keywords: string[]; location_code: number; language_code: string }];
    const known = isEmpty ? [] : task.keywords.filter((keyword) => !unknown.has(keyword));
    if (url.pathname === paths.volume)
      return reply(
        dataForSeo(
          codes,
          isEmpty
            ? null
            : task.keywords.map((keyword) => createVolume(keyword, known.includes(keyword))),
        ),
      );
    if (url.pathname === paths.difficulty)
      return reply(
        dataForSeo(codes, [
          {
            se_type: "google",
            location_code: task.location_code,
            language_code: task.language_code,
            total_count: known.length,
            items_count: known.length,
            items: known.map((keyword) => ({
              se_type: "google",
              keyword,
              keyword_difficulty: 30 + keyword.length,
            })),
          },
        ]),
      );
    return reply({ status_code: 40_400, tasks: null }, 404);
  }
  if (host === hosts.ar || host === hosts.en)
    return reply(
      isEmpty ? { batchcomplete: true } : listTitles(url.searchParams.get("gpssearch")!),
    );
  if (host === hosts.views) {
    if (isEmpty)
      return reply(
        {
          type: "about:blank",
          title: "Not Found",
          detail:
            "The date(s) you used are valid, but we either do not have data for those date(s), or the project you asked for is not loaded yet.",
        },
        404,
      );
    return reply(createViews(url.pathname, summerFactor));
  }
  const query = url.searchParams.get("q")!;
  const suggested = isEmpty
    ? []
    : [query, `${query} للمحجبات`, `${query} تركي`, "wedding dress", `${query} 2026`, "\u0007"];
  // What comes after the second is Google's own and changes.
  response
    .writeHead(200, { "content-type": "text/javascript; charset=UTF-8" })
    .end(JSON.stringify([query, suggested, [], { "google:suggestsubtypes": [[512]] }]));
}

/** @see https://docs.dataforseo.com/v3/keywords_data/google_ads/search_volume/live/ */
function dataForSeo({ request, task }: FakeKeywordServices["codes"], result: unknown): object {
  return {
    version: "0.1.20260601",
    status_code: request,
    status_message: "Ok.",
    time: "0.9 sec.",
    cost: 0.075,
    tasks_count: 1,
    tasks_error: 0,
    tasks: [
      {
        id: "11211200-1535-0373-0000-2b1f2ab1b6b5",
        status_code: task,
        status_message: "Ok.",
        time: "0.9 sec.",
        cost: 0.075,
        result_count: 1,
        path: ["v3"],
        data: {},
        result: task === 20_000 ? result : null,
      },
    ],
  };
}

function createVolume(keyword: string, isKnown: boolean): object {
  const about = {
    keyword,
    spell: null,
    location_code: 2818,
    language_code: "ar",
    search_partners: false,
  };
  if (!isKnown)
    return {
      ...about,
      competition: null,
      competition_index: null,
      search_volume: null,
      low_top_of_page_bid: null,
      high_top_of_page_bid: null,
      cpc: null,
      monthly_searches: null,
    };
  // The newest month comes first.
  const monthly = Array.from({ length: 12 }, (_, i) => ({
    year: i < 10 ? 2026 : 2025,
    month: i < 10 ? 10 - i : 22 - i,
    search_volume: 1_000 + 10 * i,
  }));
  return {
    ...about,
    competition: "HIGH",
    competition_index: 80,
    search_volume: 100 * keyword.length,
    low_top_of_page_bid: 0.1,
    high_top_of_page_bid: 0.9,
    cpc: 0.37,
    monthly_searches: monthly,
  };
}

/**
 * @see https://www.mediawiki.org/wiki/API:Prefixsearch, as a generator with its redirects resolved
 */
function listTitles(search: string): object {
  return {
    batchcomplete: true,
    query: {
      redirects: [{ index: 2, from: "ثوب العرس", to: "فستان زفاف" }],
      pages: [
        { pageid: 7, ns: 0, title: `${search} (فيلم)`, index: 3 },
        { pageid: 3, ns: 0, title: "فستان زفاف", index: 1 },
        { pageid: 9, ns: 0, title: `${search} في مصر القديمة`, index: 4 },
        { pageid: 11, ns: 0, title: `قائمة ${search}، 1990`, index: 5 },
      ],
    },
  };
}

/**
 * @see
 *   https://doc.wikimedia.org/generated-data-platform/aqs/analytics-api/reference/page-views.html
 */
function createViews(path: string, summerFactor: number): object {
  const [project, access, agent, article, granularity, from, to] = path.split("/").slice(-7) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const toNumber = (day: string): number => 12 * Number(day.slice(0, 4)) + Number(day.slice(4, 6));
  const first = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(4, 6)) - 1, 1));
  const months = Array.from(
    { length: toNumber(to) - toNumber(from) + 1 },
    (_, i) => new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + i, 1)),
  );
  // A month in which no one came is left out.
  const items = months.flatMap((month, i) =>
    i % 12 === 3
      ? []
      : {
          project,
          article: decodeURIComponent(article),
          granularity,
          timestamp: `${month.toISOString().slice(0, 7).replace("-", "")}0100`,
          access,
          agent,
          views: (500 + (i % 12)) * ([5, 6].includes(month.getUTCMonth()) ? summerFactor : 1),
        },
  );
  return { items };
}
