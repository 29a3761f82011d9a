import { afterAll, beforeAll, expect, test } from "vitest";
import { auditPage } from "#tools/seo-analyzer/engine/audit.ts";
import type {
  CheckedAddress,
  CheckedResource,
  PageSource,
  RelatedPage,
} from "#tools/seo-analyzer/engine/page/page-source.ts";
import { readPage } from "#tools/seo-analyzer/engine/page/read-page.ts";
import { listUrlsToCheck } from "#tools/seo-analyzer/engine/urls-to-check.ts";
import { listAlternates } from "#tools/seo-analyzer/engine/metas.ts";
import { decodePage } from "#tools/seo-analyzer/server/decode-page.ts";
import { startApp } from "../api/start-app.ts";
import { dist, pages } from "./site.ts";

// As the agency will run it: over https, at its own name, behind a proxy that speaks HTTP/2.
const built = "http://localhost:3000";
const origin = "https://ro2ya.example";

type App = Awaited<ReturnType<typeof startApp>>["app"];
let app: App;
const cleanUps: (() => Promise<void>)[] = [];
beforeAll(async () => {
  ({ app } = await startApp({ distDir: dist, isHttps: true }, (cleanUp) =>
    cleanUps.unshift(cleanUp),
  ));
});
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

const responses = new Map<string, Promise<Awaited<ReturnType<App["inject"]>>>>();

function get(url: string) {
  const path = url.slice(origin.length) || "/";
  const answer =
    responses.get(path) ??
    app.inject({ method: "GET", url: path, headers: { "accept-encoding": "identity" } });
  responses.set(path, answer);
  return answer;
}

const inside = (url: string): boolean => url === origin || url.startsWith(`${origin}/`);
const getText = (body: string): string => body.replaceAll(built, origin);

async function toChecked(url: string): Promise<CheckedAddress> {
  return { url, finalUrl: url, status: (await get(url)).statusCode };
}

async function toResource(url: string): Promise<CheckedResource> {
  const { statusCode, headers, rawPayload } = await get(url);
  return {
    url,
    finalUrl: url,
    status: statusCode,
    type: String(headers["content-type"]).split(";")[0]!,
    sizeBytes: rawPayload.length,
    dimensions: null,
  };
}

async function toRelated(url: string): Promise<RelatedPage> {
  const { statusCode, body } = await get(url);
  const page = readPage(getText(body), url);
  const alternates = listAlternates({ page, source: { headers: [] } as unknown as PageSource }).map(
    ({ language, url: alternate }) => ({ language, url: alternate ?? "" }),
  );
  return { url, finalUrl: url, status: statusCode, isNoindex: false, alternates };
}

/** What the server gathers about any page, here about ours. */
async function collectSource(address: string): Promise<PageSource> {
  const url = `${origin}${address}`;
  const { headers, statusCode } = await app.inject({
    method: "GET",
    url: address,
    headers: { "accept-encoding": "br, gzip" },
  });
  const html = getText((await get(url)).body);
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  const wanted = listUrlsToCheck({ page: readPage(html, url), source: { headers: sent } });
  const getRobots = await get(`${origin}/robots.txt`);
  const sitemap =
    getRobots.statusCode !== 200
      ? undefined
      : /^Sitemap:\s*(\S+)/im.exec(getText(getRobots.body))?.[1];
  return {
    requestedUrl: url,
    url,
    hops: [{ url, status: statusCode }],
    status: statusCode,
    headers: sent,
    protocol: null,
    ttfbMs: 100,
    encodedBytes: html.length,
    decodedBytes: html.length,
    ...decodePage(Buffer.from(html), String(headers["content-type"]), url),
    robots: {
      status: getRobots.statusCode,
      text: getRobots.statusCode === 200 ? getText(getRobots.body) : null,
      allows: {
        "*": true,
        Googlebot: true,
        bingbot: true,
        DuckDuckBot: true,
        "archive.org_bot": true,
      },
    },
    sitemap:
      sitemap === undefined
        ? null
        : {
            url: sitemap,
            status: (await get(sitemap)).statusCode,
            isXml: (await get(sitemap)).body.startsWith("<?xml"),
          },
    links: await Promise.all(wanted.links.filter(inside).map(toChecked)),
    resources: await Promise.all(wanted.resources.filter(inside).map(toResource)),
    related: await Promise.all(wanted.related.filter(inside).map(toRelated)),
    missingPageStatus: (await get(`${origin}/no-such-page-8f3a`)).statusCode,
    overHttp: null,
    certificate: null,
    rendered: null,
    auditedAs: "sent",
    fetchedAt: "2026-11-21T12:00:00.000Z",
  };
}

/**
 * Why a page of ours is not at 100, rule by rule. What is not here is to be fixed. All of it warns;
 * nothing may fail.
 */
const reasons: Readonly<Record<string, string>> = {
  "word-count":
    "The contact page is a form, and the not very wordy pages of projects are pictures: padding them would help nobody.",
  "title-length": "«Ad campaigns | Ro2ya» says all there is to say in 20 letters.",
  "h1-differs-from-title": "A project's name and its sentence are both its heading and its title.",
  "alt-length":
    "What is drawn in a project's picture is told in full; it is the only picture of its page.",
  "author-named": "Projects are the agency's work, without a single author.",
};

test("our own pages, analysed by our own tool: no failure, at least 85, and 100 but for the reasons given", async () => {
  const found = new Map<string, string[]>();
  const scores: number[] = [];
  for (const { address } of pages) {
    const source = await collectSource(address);
    const { score, outcomes } = auditPage(readPage(source.html, source.url), source);
    scores.push(score);
    for (const { rule, status, evidence, values } of outcomes) {
      const isExcused = status === "warning" && rule in reasons;
      if (status !== "passed" && !isExcused)
        found.set(rule, [
          ...(found.get(rule) ?? []),
          `${address} ${status} ${JSON.stringify(values)} ${evidence.slice(0, 2).join(" | ")}`,
        ]);
    }
  }
  expect(
    [...found].map(
      ([rule, places]) => `${rule}, ${places.length} pages: ${places.slice(0, 3).join("; ")}`,
    ),
  ).toEqual([]);
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(85);
});
