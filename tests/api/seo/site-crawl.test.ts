import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BrokenLink } from "#tools/seo-analyzer/contract.ts";
import type { SiteAudit } from "#tools/seo-analyzer/engine/site-audit/site-audit.ts";
import { crawlSite } from "#tools/seo-analyzer/server/crawl-site.ts";
import { createPageAuditor } from "#tools/seo-analyzer/server/page-auditor.ts";
import { startProgressTracker } from "#tools/seo-analyzer/server/progress-tracker.ts";
import { certificate } from "../../fixtures/sites/certificate.ts";
import { serveSite } from "../../fixtures/sites/serve-site.ts";
import { canonical, page, redirect } from "../../fixtures/sites/html.ts";
import type { Answer, Broken, SiteCase } from "../../fixtures/sites/site-case.ts";

const folder = join(import.meta.dirname, "../../fixtures/sites/cases");
const trusted = getCACertificates("default");
beforeAll(() => setDefaultCACertificates([...trusted, certificate]));
afterAll(() => setDefaultCACertificates(trusted));

const emptyTruth: SiteCase["truth"] = { pages: [], orphans: [], duplicates: [], broken: [] };
/** The limit of a case that names none. */
const maxPages = 25;

async function crawl(site: SiteCase) {
  const served = await serveSite(site);
  try {
    const audit = await crawlSite(
      site.start,
      { network: served.network, siteUrl: "http://us.test", signal: AbortSignal.timeout(15_000) },
      {
        auditor: Promise.resolve(createPageAuditor()),
        tracker: startProgressTracker(maxPages, () => undefined),
        now: () => new Date("2026-11-23T12:00:00Z"),
        intervalMs: 0,
        maxPages: site.limit ?? maxPages,
      },
    );
    return { audit, requests: served.requests };
  } finally {
    await served.close();
  }
}

const kinds: Readonly<Record<BrokenLink["reason"], (status: number) => string>> = {
  status: String,
  loop: () => "loop",
  "no-name": () => "unresolved",
  "no-answer": () => "unreachable",
};

/** What the audit says, as the cases say it. */
function toTruth({ pages, problems, brokenLinks = [], unread = [] }: SiteAudit) {
  const getUrls = (places: readonly number[]) => places.map((place) => pages[place]!.url);
  const getProblem = (id: string) => problems.find((problem) => problem.id === id);
  return {
    pages: pages.map(({ url, depth, status }) => ({ address: url, depth, status })),
    orphans: [
      ...getUrls(getProblem("orphan-pages")?.pages ?? []),
      ...unread.filter(({ isOrphan }) => isOrphan).map(({ url }) => url),
    ],
    duplicates: (getProblem("duplicate-texts")?.groups ?? []).map(getUrls),
    broken: brokenLinks.map(({ url, reason, status, from, sitemap }) => ({
      address: url,
      kind: kinds[reason](status) as Broken["kind"],
      from: [...getUrls(from), ...(sitemap === null ? [] : [sitemap])],
    })),
    unread: unread.map(({ url }) => url),
  } satisfies SiteCase["truth"];
}

/** The order of pages, links and groups says nothing. */
const sort = (truth: SiteCase["truth"]): Record<string, readonly string[]> =>
  Object.fromEntries(
    (["pages", "orphans", "duplicates", "broken", "unread"] as const).map((part) => [
      part,
      (truth[part] ?? []).map((entry) => JSON.stringify(entry)).toSorted(),
    ]),
  );

const files = readdirSync(folder).filter((file) => file.endsWith(".ts"));

test.concurrent.each(files)("the site %s is read as it is", async (file) => {
  const { default: site } = (await import(join(folder, file))) as { readonly default: SiteCase };
  const { audit } = await crawl(site);
  expect(sort(toTruth(audit))).toEqual(sort(site.truth));
});

const open = async (file: string): Promise<SiteCase> =>
  ((await import(join(folder, file))) as { readonly default: SiteCase }).default;

test("what robots.txt forbids is not asked for", async () => {
  const { requests } = await crawl(await open("33-robots-section.ts"));
  expect(requests.filter((request) => request.includes("/private/"))).toEqual([]);
});

test("every link is asked for, also beyond the pages that are read", async () => {
  const { requests } = await crawl(await open("18-beyond-limit.ts"));
  for (const path of ["/a", "/b"]) expect(requests).toContain(`GET http://a.test${path}`);
  for (const path of ["/c", "/d", "/gone"]) expect(requests).toContain(`HEAD http://a.test${path}`);
});

const file = (html: string): Answer => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body: html,
});
const refresh = (to: string): Answer =>
  file(`<meta http-equiv="refresh" content="0; url=${to}"><title>Moved</title>`);

test("pages that refresh to each other are loops, and the crawl ends", async () => {
  const { audit } = await crawl({
    hosts: {
      "http://a.test": {
        "/": page("en", "Home", ["/x", "/y"]),
        "/x": refresh("/y"),
        "/y": refresh("/x"),
      },
    },
    start: "http://a.test/",
    truth: emptyTruth,
  });
  expect(audit.brokenLinks!.map(({ url, reason }) => [url, reason])).toEqual([
    ["http://a.test/x", "loop"],
    ["http://a.test/y", "loop"],
  ]);
});

test("pages that name each other as canonical are both read", async () => {
  const { audit } = await crawl({
    hosts: {
      "http://a.test": {
        "/": page("en", "Home", ["/x", "/y"]),
        "/x": page("en", "Alpha", ["/"], canonical("/y")),
        "/y": page("en", "Beta", ["/"], canonical("/x")),
      },
    },
    start: "http://a.test/",
    truth: emptyTruth,
  });
  expect(audit.pages.map(({ url, depth }) => [new URL(url).pathname, depth])).toEqual([
    ["/", 0],
    ["/x", 1],
    ["/y", 1],
  ]);
});

test("a first page that leads to another site at once is read itself", async () => {
  const { audit } = await crawl({
    hosts: { "http://a.test": { "/": refresh("http://b.test/") } },
    start: "http://a.test/",
    truth: emptyTruth,
  });
  expect(audit.pages.map(({ url }) => url)).toEqual(["http://a.test/"]);
});

test("another site is asked for thirty of its URLs at most, and the rest is counted", async () => {
  const links = Array.from({ length: 40 }, (_, i) => `http://b.test/${i}`);
  const { audit, requests } = await crawl({
    hosts: {
      "http://a.test": { "/": page("en", "Home", links) },
      "http://b.test": () => file("<title>Other</title>"),
    },
    start: "http://a.test/",
    truth: emptyTruth,
  });
  expect(requests.filter((request) => request.includes("b.test"))).toHaveLength(30);
  expect(audit).toMatchObject({ uncheckedCount: 10, brokenLinks: [] });
});

test.each<[how: string, name: string, lead: (to: string) => Answer]>([
  ["redirects of own pages", "page", redirect],
  ["redirects of own files", "file.pdf", redirect],
  ["refreshes of own pages", "page", refresh],
])("nor is it asked for more through %s, GET after HEAD included", async (_how, name, lead) => {
  const links = Array.from({ length: 40 }, (_, i) => `/${i}/${name}`);
  const { audit, requests } = await crawl({
    hosts: {
      "http://a.test": Object.fromEntries([
        ["/", page("en", "Home", links)],
        ...links.map((path) => [path, lead(`http://b.test${path}`)] as const),
      ]),
      "http://b.test": () => ({ ...file("<title>Other</title>"), headStatus: 405 }),
    },
    start: "http://a.test/",
    truth: emptyTruth,
  });
  expect(requests.filter((request) => request.includes("b.test"))).toHaveLength(30);
  expect(audit.brokenLinks).toEqual([]);
  expect(audit.uncheckedCount).toBeGreaterThanOrEqual(10);
});

/** What the rules about addresses find on these sites, read and found right by hand. */
const wrongAddresses: Readonly<Record<string, readonly string[]>> = {
  "05-http-to-https.ts": ["insecure-links /a", "insecure-links /"],
  "09-canonical-path.ts": ["links-to-copies /red"],
  "11-canonical-chain.ts": ["links-to-copies /a"],
  "13-duplicates-and-one-page.ts": ["links-to-copies /x2"],
  "15-all-redirects.ts": ["/1", "/2", "/3", "/7", "/8"].map((path) => `links-to-copies ${path}`),
  "16-meta-refresh.ts": ["links-to-copies /old"],
  "17-loops-and-chain.ts": ["links-to-copies /c1"],
  "30-host-case-and-port.ts": ["insecure-links /a"],
  "46-shortest-by-alias.ts": ["links-to-copies /go"],
  "51-canonical-loop-and-500.ts": ["links-to-copies /c"],
  "52-arabic-shop-all-names.ts": ["insecure-links /dates", "insecure-links /"],
};

test.concurrent.each(files)("O-65 the wrong addresses of the site %s are found", async (file) => {
  const { audit } = await crawl(await open(file));
  const found = audit.problems.flatMap(({ id, addresses = [] }) =>
    addresses.map(({ url }) => `${id} ${new URL(url).pathname}`),
  );
  expect(found).toEqual(wrongAddresses[file] ?? []);
  expect(audit.problems.map(({ id }) => id)).not.toContain("similar-texts");
});
