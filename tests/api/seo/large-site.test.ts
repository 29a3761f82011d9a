import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import {
  defaultSitePages,
  largestSitePages,
  maxListedLinks,
} from "#tools/seo-analyzer/site-pages.ts";
import type { SiteAudit } from "#tools/seo-analyzer/engine/site-audit/site-audit.ts";
import { crawlSite } from "#tools/seo-analyzer/server/crawl-site.ts";
import { createPageAuditor } from "#tools/seo-analyzer/server/page-auditor.ts";
import { startProgressTracker } from "#tools/seo-analyzer/server/progress-tracker.ts";
import { SeoAuditSchema } from "#tools/seo-analyzer/server/seo-audit.ts";
import { getSiteLimits, type SiteLimits } from "#tools/seo-analyzer/server/site-limits.ts";
import { createLargeSite } from "../../fixtures/sites/large-site.ts";
import { page } from "../../fixtures/sites/html.ts";
import type { Answer } from "../../fixtures/sites/site-case.ts";
import { mappedNetwork } from "../../loopback/mapped-network.ts";

const origin = "http://a.test";

/** Serves one site on loopback, and counts how many of its requests are open at once. */
async function serve(listener: RequestListener) {
  const requests: string[] = [];
  let [open, maxOpen] = [0, 0];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    maxOpen = Math.max(maxOpen, ++open);
    response.on("close", () => open--);
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { requests, network: mappedNetwork({ "a.test:80": port }), getMaxOpen: () => maxOpen };
}

interface CrawlOptions {
  readonly maxPages?: number;
  readonly intervalMs?: number;
  readonly limits?: Partial<SiteLimits>;
}

async function crawl(
  listener: RequestListener,
  { maxPages = defaultSitePages, intervalMs = 0, limits = {} }: CrawlOptions = {},
) {
  const site = await serve(listener);
  const read: (number | undefined)[] = [];
  const audit = await crawlSite(
    `${origin}/`,
    { network: site.network, siteUrl: "http://us.test", signal: AbortSignal.timeout(50_000) },
    {
      auditor: Promise.resolve(createPageAuditor()),
      tracker: startProgressTracker(maxPages, ({ pages }) => read.push(pages?.read), maxPages),
      now: () => new Date("2026-11-28T12:00:00Z"),
      intervalMs,
      maxPages,
      limits: { ...getSiteLimits(maxPages), ...limits },
    },
  );
  // What is stored and sent is within the bounds of its schema.
  expect(SeoAuditSchema.parse(JSON.parse(JSON.stringify(audit)))).toEqual(
    JSON.parse(JSON.stringify(audit)),
  );
  return { ...site, audit, read };
}

/** Answers from a function of the path; 404 for what it does not know. */
const answer =
  (getAnswer: (path: string, method: string) => Answer | undefined): RequestListener =>
  ({ url = "/", method = "GET" }, response) => {
    const { status, headers, body } = getAnswer(url, method) ?? { status: 404 };
    response.writeHead(status, headers).end(method === "HEAD" ? undefined : body);
  };
const large = (pageCount: number): RequestListener => {
  const site = createLargeSite(pageCount);
  return answer((path) => site(`${origin}${path}`));
};
const getPaths = ({ pages }: SiteAudit) => pages.map(({ url }) => new URL(url).pathname);
const countPages = (requests: readonly string[]) =>
  requests.filter((request) => request.startsWith("GET /p/")).length;

test("O-80 O-81 five hundred pages of a site are read where the operator says so, fifty otherwise", async () => {
  const { audit, read } = await crawl(large(600), { maxPages: largestSitePages });
  expect(new Set(getPaths(audit)).size).toBe(500);
  expect(audit).toMatchObject({ isCut: true, reading: { maxPages: 500, stop: null } });
  expect(read.filter((count) => count === 120).length).toBeGreaterThan(0);
  expect(Math.max(...read.map(Number))).toBe(500);
  expect(Buffer.byteLength(JSON.stringify(audit))).toBeLessThan(1024 * 1024);

  // Its links are cut to their bound, and counted before that.
  const { linkCount } = audit.reading!;
  expect(linkCount).toBeGreaterThan(2 * maxListedLinks);
  expect(audit.links).toHaveLength(maxListedLinks);
  expect(audit.pages.reduce((sum, { linksIn }) => sum + linksIn, 0)).toBe(linkCount);

  const ordinary = await crawl(large(600));
  expect(ordinary.audit.pages).toHaveLength(50);
  expect(ordinary.audit).toMatchObject({ isCut: true, reading: { maxPages: 50, stop: null } });
});

test("O-82 a crawl that runs out of time is a report of what was read", async () => {
  const site = createLargeSite(40);
  const silent = new Set(["/p/25", "/p/26"]);
  const { audit } = await crawl(
    (request, response) => {
      if (silent.has(request.url!)) return; // it never answers
      answer((path) => site(`${origin}${path}`))(request, response);
    },
    { limits: { requestTimeoutMs: 4_000 } },
  );
  expect(audit).toMatchObject({ isCut: true, reading: { stop: "time" } });
  expect(audit.pages.length).toBeGreaterThan(0);
  expect(audit.pages.length).toBeLessThan(40);
  const unread = audit.unread!.map(({ url }) => new URL(url).pathname);
  for (const path of silent) expect(unread).toContain(path);
});

test("O-82 no page is begun after the time for reading, and the first page is always there", async () => {
  const { audit, requests } = await crawl(large(40), { limits: { readTimeoutMs: 0 } });
  expect(getPaths(audit)).toEqual(["/"]);
  expect(audit).toMatchObject({ isCut: true, reading: { stop: "time" } });
  expect(countPages(requests)).toBe(0);
});

test("O-83 a site that is busy is asked again, one request at a time", async () => {
  const site = createLargeSite(10);
  const refused = new Set<string>();
  const { audit, requests } = await crawl(
    answer((path) => {
      if (!/^\/p\/[35]$/.test(path) || refused.has(path)) return site(`${origin}${path}`);
      refused.add(path);
      return { status: path === "/p/3" ? 429 : 503, headers: { "retry-after": "0" } };
    }),
  );
  expect(new Set(getPaths(audit))).toEqual(
    new Set(["/", ...Array.from({ length: 10 }, (_, i) => `/p/${i}`)]),
  );
  expect(audit).toMatchObject({ isCut: false, reading: { stop: null } });
  expect(audit.brokenLinks!.map(({ url }) => url)).toEqual([]);
  for (const path of ["/p/3", "/p/5"])
    expect(requests.filter((request) => request === `GET ${path}`)).toHaveLength(2);
});

test.each([
  ["answers 429 again and again", { status: 429 }],
  ["asks for an hour", { status: 429, headers: { "retry-after": "3600" } }],
])(
  "O-83 a site that %s is not read further, and nothing of it is called broken",
  async (_how, busy) => {
    const site = createLargeSite(200);
    const { audit, requests } = await crawl(
      answer((path) => (/^\/p\/(?:[4-9]|\d\d+)$/.test(path) ? busy : site(`${origin}${path}`))),
      { maxPages: 200 },
    );
    expect(audit).toMatchObject({ isCut: true, reading: { stop: "refused" }, brokenLinks: [] });
    expect(getPaths(audit)[0]).toBe("/");
    expect(countPages(requests)).toBeLessThan(20);
    expect(audit.unread!.length).toBeGreaterThan(0);
  },
);

test("O-83 a page in maintenance is broken, and the others are read", async () => {
  const site = createLargeSite(10);
  const { audit } = await crawl(
    answer((path) =>
      path === "/p/4"
        ? { status: 503, headers: { "retry-after": "3600" } }
        : site(`${origin}${path}`),
    ),
  );
  expect(audit.brokenLinks).toMatchObject([{ url: `${origin}/p/4`, status: 503 }]);
  expect(audit.pages).toHaveLength(10);
});

test("O-83 two requests at once are the most, and one where robots.txt asks for a pause", async () => {
  const site = createLargeSite(12);
  const slow =
    (robots: string): RequestListener =>
    (request, response) => {
      if (request.url === "/robots.txt")
        return void response.writeHead(200, { "content-type": "text/plain" }).end(robots);
      setTimeout(() => answer((path) => site(`${origin}${path}`))(request, response), 5);
    };
  const own = (requests: readonly string[]) => countPages(requests);
  const ordinary = await crawl(slow("User-agent: *\nDisallow:"));
  expect(own(ordinary.requests)).toBe(12);
  // The first requests for the site itself, such as its sitemap, are made together
  expect(ordinary.getMaxOpen()).toBeLessThanOrEqual(4);
  const paused = await crawl(slow("User-agent: *\nDisallow:\nCrawl-delay: 0.02"));
  expect(own(paused.requests)).toBe(12);
  const patient = await crawl(slow("User-agent: *\nCrawl-delay: 1000"), {
    limits: { requestTimeoutMs: 3_000 },
  });
  expect(getPaths(patient.audit)).toEqual(["/"]);
  expect(patient.audit).toMatchObject({ isCut: true, reading: { stop: "time" } });
});

test("O-83 sitemaps are requested at the pace of the site too", async () => {
  const starts: number[] = [];
  const { requests } = await crawl((request, response) => {
    const { url = "/" } = request;
    if (url === "/robots.txt") {
      const maps = [1, 2, 3].map((i) => `Sitemap: ${origin}/map-${i}.xml\n`).join("");
      return void response
        .writeHead(200, { "content-type": "text/plain" })
        .end(`${maps}User-agent: *\nCrawl-delay: 0.1`);
    }
    if (url.startsWith("/map")) starts.push(performance.now());
    answer((path) => (path === "/" ? page("en", "Home", []) : undefined))(request, response);
  });
  expect(requests).toContain("GET /map-3.xml");
  // Before the crawl the first sitemap that exists is looked for.
  const gaps = starts.slice(-3).map((start, i, last) => start - (last[i - 1] ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(99);
});

test("O-84 redirects that lead to each other end, and the rest is read", async () => {
  const { audit } = await crawl(
    answer((path) => {
      if (path === "/") return page("en", "Home", ["/x", "/y", "/z/1", "/p"]);
      if (path === "/p") return page("en", "Bags", ["/"]);
      if (path === "/x") return { status: 302, headers: { location: "/y" } };
      if (path === "/y") return { status: 302, headers: { location: "/x" } };
      const step = /^\/z\/(\d+)$/.exec(path)?.[1];
      return step === undefined
        ? undefined
        : { status: 301, headers: { location: `/z/${Number(step) + 1}` } };
    }),
  );
  expect(getPaths(audit)).toEqual(["/", "/p"]);
  expect(audit.brokenLinks!.map(({ url, reason }) => [new URL(url).pathname, reason])).toEqual([
    ["/x", "loop"],
    ["/y", "loop"],
    ["/z/1", "loop"],
  ]);
});

test("O-84 a calendar without end does not crowd out the pages of a site, nor is it read for ever", async () => {
  const names = Array.from(
    { length: 60 },
    (_, i) => `/about-${String.fromCharCode(97 + (i % 26))}${"x".repeat(i)}`,
  );
  const getMonth = (month: number): Answer => {
    const days = Array.from({ length: 28 }, (_, day) => `/calendar/${month}/${day}`);
    return page("en", `Month ${month}`, [
      `/calendar/${month + 1}`,
      `/calendar/${month - 1}`,
      ...days,
    ]);
  };
  const { audit } = await crawl(
    answer((path) => {
      if (path === "/") return page("en", "Home", ["/calendar/500", ...names.slice(0, 1)]);
      const place = names.indexOf(path);
      // Each page of the site is one click farther than the one before
      if (place >= 0) return page("en", path, names.slice(place + 1, place + 3));
      const [, month, day] = /^\/calendar\/(\d+)(?:\/(\d+))?$/.exec(path) ?? [];
      if (month === undefined) return undefined;
      return day === undefined ? getMonth(Number(month)) : page("en", path, ["/"]);
    }),
    { maxPages: 200 },
  );
  expect(getPaths(audit)).toEqual(expect.arrayContaining(names));
  expect(audit.pages).toHaveLength(200);
});

test("O-84 a list whose pages only lead to the next, and a link that makes its address longer, end", async () => {
  const { audit, requests } = await crawl(
    answer((path) => {
      if (path === "/") return page("en", "Home", ["/next/1", "/deep"]);
      const next = /^\/next\/(\d+)$/.exec(path)?.[1];
      if (next !== undefined) return page("en", path, [`/next/${Number(next) + 1}`]);
      return /^(?:\/deep)+$/.test(path) ? page("en", path, [`${path}/deep`]) : undefined;
    }),
    { maxPages: 200 },
  );
  expect(audit.pages.filter(({ url }) => url.includes("/next/"))).toHaveLength(50);
  expect(audit.pages.filter(({ url }) => url.includes("/deep"))).toHaveLength(3);
  expect(audit.isCut).toBe(true);
  expect(requests).not.toContain("GET /next/51");
  expect(audit.unread!.map(({ url }) => new URL(url).pathname)).toEqual([
    "/deep/deep/deep/deep",
    "/next/51",
  ]);
});
