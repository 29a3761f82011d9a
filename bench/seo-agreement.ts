/**
 * Compares the results of our rules with those of Lighthouse's SEO audits on good, bad and
 * mixed-language pages, each on a loopback server of its own (robots.txt applies to a host). Every
 * verdict has to be equal, or to be listed here as deliberately stricter. `npm run bench --
 * seo-agreement`
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import { createSource, type Made } from "../tests/fixtures/seo-rules/made-page.ts";
import type { PageSource } from "../src/tools/seo-analyzer/engine/page/page-source.ts";
import { readPage } from "../src/tools/seo-analyzer/engine/page/read-page.ts";
import { ruleById } from "../src/tools/seo-analyzer/engine/rules/all.ts";

/** The audits of Lighthouse, and our rules that check the same. */
const alternates = {
  "is-crawlable": ["indexable", "robots-allows"],
  "document-title": ["title-present"],
  "meta-description": ["description-present"],
  "http-status-code": ["status"],
  "link-text": ["link-text"],
  "crawlable-anchors": ["crawlable-links"],
  "robots-txt": ["robots-valid"],
  "image-alt": ["image-alt"],
  hreflang: ["hreflang-valid"],
  canonical: ["canonical-valid"],
} as const;
type Audit = keyof typeof alternates;

interface Fixture extends Pick<Made, "head" | "body" | "tag"> {
  readonly status?: number;
  readonly headers?: readonly (readonly [string, string])[];
  readonly robots?: { readonly status?: number; readonly text: string; readonly blocks?: boolean };
  /** The audits that Lighthouse passes and we fail, and why. */
  readonly stricter?: Partial<Record<Audit, string>>;
}

const good = {
  head: '<title>Bags made by hand</title><meta name="description" content="Bags made by hand in Cairo">',
  body: '<h1>Bags</h1><a href="/prices">Delivery prices</a><img src="/bag.png" alt="A bag">',
};
const arabic = {
  tag: 'lang="ar" dir="rtl"',
  head: '<title>حقائب مصنوعة باليد</title><meta name="description" content="حقائب جلدية من القاهرة">',
  body: '<h1>حقائب</h1><a href="/prices">أسعار التوصيل</a><img src="/bag.png" alt="حقيبة">',
};
const withHead = (more: string): Fixture => ({ ...good, head: good.head + more });
const withBody = (more: string): Fixture => ({ ...good, body: good.body + more });

const fixtures: Readonly<Record<string, Fixture>> = {
  "good, English": good,
  "good, Arabic": arabic,
  "good, mixed languages": {
    ...arabic,
    body: `${arabic.body}<p lang="en">In English too: <a href="/en">our English pages</a></p>`,
  },
  "no title": { ...good, head: '<meta name="description" content="Bags">' },
  "empty title": { ...good, head: '<title> </title><meta name="description" content="Bags">' },
  "title in a drawing only": {
    ...good,
    head: "",
    body: `${good.body}<svg><title>Bag</title></svg>`,
  },
  "no description": { ...good, head: "<title>Bags</title>" },
  "empty description": {
    ...good,
    head: '<title>Bags</title><meta name="description" content=" ">',
  },
  "head broken by a div": {
    ...good,
    head: '<title>Bags</title><div></div><meta name="description" content="Bags"><link rel="canonical" href="/relative">',
  },
  noindex: withHead('<meta name="robots" content="NOINDEX, follow">'),
  "none by header": { ...good, headers: [["x-robots-tag", "none"]] },
  expired: withHead('<meta name="robots" content="unavailable_after: 2020-01-01">'),
  "noindex for Googlebot alone": {
    ...withHead('<meta name="googlebot" content="noindex">'),
    stricter: {
      "is-crawlable":
        "Lighthouse is content where any one crawler may list the page; a page hidden from Google is hidden.",
    },
  },
  "robots.txt forbids": {
    ...good,
    robots: { text: "User-agent: *\nDisallow: /page\n", blocks: true },
  },
  "robots.txt with unknown lines": {
    ...good,
    robots: { text: "User-agent: *\nDisalow: /cart\nDisallow: cart\n" },
  },
  "robots.txt is a page": {
    ...good,
    robots: { text: "<!doctype html><title>Shop</title>\n<p>Shop" },
  },
  "robots.txt answers 500": { ...good, robots: { status: 500, text: "" } },
  "robots.txt is missing": { ...good, robots: { status: 404, text: "" } },
  "status 404": { ...good, status: 404 },
  "status 500": { ...good, status: 500 },
  "generic English link": withBody('<a href="/more">Click here</a>'),
  "generic English link on an Arabic page": {
    ...arabic,
    body: `${arabic.body}<a href="/more" lang="en">read more</a>`,
  },
  "generic link that is nofollow": withBody('<a href="/more" rel="nofollow">Click here</a>'),
  "generic Arabic link": {
    ...arabic,
    body: `${arabic.body}<a href="/more">اقرأ المزيد</a>`,
    stricter: { "link-text": "Lighthouse has no Arabic texts." },
  },
  "link by script": withBody('<a href="javascript:void(0)">Menu</a>'),
  "link with a role": withBody('<a href="javascript:void(0)" role="button">Menu</a>'),
  "link to a file": withBody('<a href="file:///C:/site/index.html">Prices of leather</a>'),
  "link that is no address": withBody('<a href="https://">Prices of leather</a>'),
  "link that lost its address": withBody('<a target="_blank">Prices of leather</a>'),
  "place names without an address": withBody(
    '<a id="top"></a><a>Here we are</a><a href="">This page</a>',
  ),
  "link to nowhere with a script": {
    ...withBody('<a href="#" onclick="open()">Menu</a>'),
    stricter: {
      "crawlable-anchors": "“#” with a script behind it leads a crawler nowhere either.",
    },
  },
  "link that runs a script": {
    ...withBody('<a href="javascript:open()">Menu</a>'),
    stricter: { "crawlable-anchors": "Lighthouse knows void(0) alone; no script can be followed." },
  },
  "picture without text": withBody('<img src="/bag.png">'),
  "picture with a blank text": withBody('<img src="/bag.png" alt=" ">'),
  "pictures named otherwise": withBody(
    '<img src="/bag.png" title="A bag"><img src="/bag.png" role="presentation"><img src="/bag.png" alt="">',
  ),
  "hreflang of no language": withHead(
    '<link rel="alternate" hreflang="arabic" href="https://shop.example/ar">',
  ),
  "hreflang without a host": withHead('<link rel="alternate" hreflang="ar" href="/ar">'),
  "hreflang by header, without a host": {
    ...good,
    headers: [["link", '</ar>; rel="alternate"; hreflang="ar"']],
  },
  "hreflang en-UK": {
    ...withHead('<link rel="alternate" hreflang="en-UK" href="https://shop.example/uk">'),
    stricter: {
      hreflang: "Lighthouse looks at the language alone; Google ignores UK, whose code is GB.",
    },
  },
  "hreflang in order": withHead(
    '<link rel="alternate" hreflang="ar-EG" href="https://shop.example/ar"><link rel="alternate" hreflang="x-default" href="https://shop.example/">',
  ),
  "canonical without a host": withHead('<link rel="canonical" href="/page">'),
  "two canonicals": withHead(
    '<link rel="canonical" href="https://a.example/"><link rel="canonical" href="https://b.example/">',
  ),
  "canonical to the first page": withHead('<link rel="canonical" href="{origin}/">'),
  "canonical to a twin": withHead(
    '<link rel="canonical" href="{origin}/en"><link rel="alternate" hreflang="ar" href="{origin}/page"><link rel="alternate" hreflang="en" href="{origin}/en">',
  ),
  "canonical to itself": withHead('<link rel="canonical" href="{origin}/page">'),
};

function toHtml({ head = "", body = "", tag = 'lang="en"' }: Fixture): string {
  return createSource({ head, body, tag }).html;
}

function serve(
  { status = 200, headers = [], robots = { text: "User-agent: *\nDisallow:\n" } }: Fixture,
  html: () => string,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === "/robots.txt")
      return response
        .writeHead(robots.status ?? 200, { "content-type": "text/plain" })
        .end(robots.text);
    if (request.url === "/page")
      return response
        .writeHead(status, [["content-type", "text/html; charset=utf-8"], ...headers].flat())
        .end(html());
    return response.writeHead(request.url === "/bag.png" ? 204 : 404).end();
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/** Creates the page source that the crawler would collect for a fixture. */
function collectSource(fixture: Fixture, url: string, html: string): PageSource {
  const { status = 200, headers = [], robots = { text: "User-agent: *\nDisallow:\n" } } = fixture;
  const robotsStatus = robots.status ?? 200;
  const isAllowed = robots.blocks !== true;
  return createSource({
    html,
    url,
    status,
    headers: [["content-type", "text/html; charset=utf-8"], ...headers],
    robots: {
      status: robotsStatus,
      text: robotsStatus < 300 ? robots.text : null,
      allows: {
        "*": isAllowed,
        Googlebot: isAllowed,
        bingbot: isAllowed,
        DuckDuckBot: isAllowed,
        "archive.org_bot": isAllowed,
      },
    },
    fetchedAt: new Date().toISOString(),
  });
}

/** Disables what does not affect the verdicts: throttling, screenshots, waiting for idle time. */
const swift = {
  ignoreStatusCode: true,
  throttlingMethod: "provided",
  disableFullPageScreenshot: true,
  skipAboutBlank: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
} as const;

const wrong: string[] = [];

function reportWrong(line: string): void {
  wrong.push(line);
  console.error(line);
}

let verdicts = 0;
let stricter = 0;
const browser = await launch({
  chromePath: findChromium() ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", ...chromiumArguments],
});
try {
  for (const [name, fixture] of Object.entries(fixtures)) {
    let html = "";
    const server = await serve(fixture, () => html);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const url = `${origin}/page`;
    html = toHtml(fixture).replaceAll("{origin}", origin);
    const source = collectSource(fixture, url, html);
    const subject = { page: readPage(html, url), source };
    const result = await lighthouse(
      url,
      { port: browser.port, onlyAudits: Object.keys(alternates), logLevel: "error" },
      { extends: "lighthouse:default", settings: swift },
    );
    for (const [audit, rules] of Object.entries(alternates) as [Audit, readonly string[]][]) {
      const verdict = result?.lhr.audits[audit];
      if (verdict === undefined || verdict.scoreDisplayMode === "error")
        reportWrong(
          `${name}: Lighthouse has no verdict on ${audit} (${verdict?.errorMessage ?? "none"})`,
        );
      else {
        const theyFail = verdict.score === 0;
        const weFail = rules.some((id) =>
          ["warn", "fail"].includes(ruleById.get(id)!.check(subject).kind),
        );
        const reason = fixture.stricter?.[audit];
        verdicts++;
        if (weFail === theyFail && reason === undefined) continue;
        if (weFail && !theyFail && reason !== undefined) {
          stricter++;
          console.log(`stricter on "${name}", ${audit}: ${reason}`);
        } else
          reportWrong(
            `${name}: ${audit} ${theyFail ? "fails" : "passes"} there and ${weFail ? "fails" : "passes"} here${reason === undefined ? "" : ", though said to be stricter"}`,
          );
      }
    }
    server.close();
    server.closeAllConnections();
  }
} finally {
  browser.kill();
}
console.log(
  `${Object.keys(fixtures).length} pages, ${verdicts} verdicts: ${verdicts - stricter - wrong.length} equal, ${stricter} deliberately stricter, ${wrong.length} wrong.`,
);
if (wrong.length > 0) process.exitCode = 1;
