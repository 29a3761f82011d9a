import { renderToStaticMarkup } from "react-dom/server";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { locales, type Locale } from "#i18n/messages.ts";
import type { PageReport } from "../../contract.ts";
import { toReport } from "../../engine/report.ts";
import { toSiteReport } from "../../engine/site-audit/site-report.ts";
import { printMessages } from "../../pdf-messages.ts";
import { createCrawl } from "../../../../../tests/fixtures/seo-rules/made-crawl.ts";
import { createSource } from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { readPage } from "../../engine/page/read-page.ts";
import { auditSite, digestPage } from "../../engine/site-audit/site-audit.ts";
import { audited, shopPage, shopSite } from "../../../../../tests/e2e/support/seo-stub.ts";
import { listOpenItems } from "./list-open-items.ts";
import { pageMarginRules } from "./page-margins.ts";
import { pickPrintWords } from "./print-context.ts";
import { PrintDocument } from "./PrintDocument.tsx";

const base = { siteUrl: "https://ro2ya.example", id: "a1", css: "" };
const pageAudit = audited(shopPage);

const render = (locale: Locale, report: PageReport = toReport(pageAudit, locale)): string =>
  renderToStaticMarkup(<PrintDocument {...base} locale={locale} report={report} />);

test("the document is in the language and the direction of its reader", () => {
  expect(render("ar")).toMatch(/^<html lang="ar" dir="rtl">/);
  expect(render("en")).toMatch(/^<html lang="en" dir="ltr">/);
  for (const locale of locales)
    expect(render(locale)).toContain(printMessages.overviewTitle[locale]);
});

test("O-51 what a stranger's site contains is text: no element, no script, no address but of the web", () => {
  const hostile = `"><script>alert(1)</script></style><img src=x onerror=alert(1)>`;
  const report = toReport(pageAudit, "en");
  const html = render("en", {
    ...report,
    url: `javascript:alert(1)//${hostile}`,
    findings: report.findings.map((finding) => ({
      ...finding,
      title: hostile,
      found: hostile,
      evidence: [hostile, `javascript:alert(2)`, `data:text/html,${hostile}`],
      snippet: hostile,
      source: "javascript:alert(3)",
    })),
  });
  const elements = listElements(parse(html));
  expect(elements.map(({ name }) => name)).not.toContain("script");
  expect(elements.map(({ name }) => name)).not.toContain("img");
  const links = elements.flatMap(({ name, href }) => (name === "a" && href ? [href] : []));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((href) => !/^(?:https?:|mailto:|#item-)/.test(href))).toEqual([]);
  expect(html).toContain("default-src &#x27;none&#x27;");
});

test("a host cannot leave the string in the style sheet that it is written into", () => {
  const rules = pageMarginRules("en", `a"}*{x:y}</style><b>.example`, "Page {page} of {pages}");
  expect(rules).toContain('content:"ax:ystyleb.example"');
  expect(rules).not.toContain("<");
});

test("O-52 findings come by effect and then by effort", () => {
  const report = toReport(pageAudit, "en");
  const items = listOpenItems(report, pickPrintWords("en"));
  const ranks = items.map(
    ({ importance, status, effort: { time } }) =>
      ["high", "medium", "low"].indexOf(importance) * 100 +
      ["failed", "warning"].indexOf(status) * 10 +
      ["minutes", "hour", "day", null].indexOf(time),
  );
  expect(ranks.length).toBeGreaterThan(10);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
});

test("what keeps a page out of search is the first finding", () => {
  const audit = audited({
    ...shopPage,
    head: `${shopPage.head}<meta name="robots" content="noindex">`,
  });
  const report = toReport(audit, "en");
  expect(listOpenItems(report, pickPrintWords("en"))[0]?.id).toBe(report.blocker?.rule);
});

test("a report of an older version prints without the parts that it lacks", () => {
  const { ai: _, arabic: __, screenshots: ___, platform: ____, ...old } = toReport(pageAudit, "ar");
  expect(render("ar", old)).toContain("shop.example");
  const { checks: _____, ...oldSite } = toSiteReport(shopSite(), "ar");
  const html = renderToStaticMarkup(<PrintDocument {...base} locale="ar" report={oldSite} />);
  expect(html).toContain(`<strong>${oldSite.score}</strong>`);
  expect(html).not.toContain('<svg class="seo-window');
});

test("the pages of a site and its broken links are tables with a head that can be repeated", () => {
  const html = renderToStaticMarkup(
    <PrintDocument {...base} locale="en" report={toSiteReport(shopSite(), "en")} />,
  );
  expect(html.match(/<table/g)?.length).toBe(html.match(/<thead/g)?.length);
  expect(html).toContain("https://shop.example/gone");
  expect(html, "what the report of a site lacks").toContain(pickPrintWords("en").extra.pageOnly);
});

const readSite = (paths: readonly string[]) => {
  const body = `<a href="/gone">Gone</a><p>${"leather bags ".repeat(300)}</p>`;
  const digests = paths.map((path) => {
    const source = createSource({ url: `https://shop.example${path}`, body });
    return digestPage(readPage(source.html, source.url), source);
  });
  const broken = new Map([
    ["https://shop.example/gone", { reason: "status", status: 404 } as const],
  ]);
  return toSiteReport(auditSite(createCrawl(digests, { broken })), "en");
};

test("what concerns every page of a site says so once, and a broken link names its pages", () => {
  const report = readSite(["/", "/a", "/b", "/c", "/d", "/e"]);
  const item = listOpenItems(report, pickPrintWords("en")).find(
    ({ id }) => id === "description-present",
  );
  expect(item).toMatchObject({ found: "on every page", places: [] });
  const print = (from: number[]) =>
    renderToStaticMarkup(
      <PrintDocument
        {...base}
        locale="en"
        report={{ ...report, brokenLinks: [{ ...report.brokenLinks[0]!, from }] }}
      />,
    )
      .split('<table class="pr-broken">')[1]!
      .split("</table>")[0]!;
  expect(print([0, 1, 2, 3, 4, 5])).toContain("<td>every page</td>");
  expect(print([0, 1, 2, 3, 4])).toMatch(/\/<\/bdi>, .*\/a<\/bdi>, .*\/b<\/bdi> and 2 more/);
});

test("names of crawlers follow one colon, and a sign to write has a ground of its own", () => {
  const arabic = `<p>${"نبيع القهوة والشاي في القاهرة كل يوم ".repeat(8)}. نقدم القهوة, والشاي كل يوم.</p>`;
  const report = toReport(audited({ ...shopPage, body: `${shopPage.body}${arabic}` }), "ar");
  const html = render("ar", report);
  expect(html).toContain("pr-soft");
  expect(html).not.toMatch(/::/);
  expect(html).not.toMatch(/(?:robots\.txt|تخصها):\s*:/);
  expect(html).toMatch(/<td lang="ar" dir="rtl"><mark class="pr-sign">…،<\/mark><\/td>/);
});

test("O-81 O-82 a partial report of a site is called that, and lists what was not read", () => {
  const report = toSiteReport(shopSite(), "en");
  const print = (changed: Partial<typeof report>) =>
    renderToStaticMarkup(
      <PrintDocument {...base} locale="en" report={{ ...report, ...changed }} />,
    );
  const unread = [{ url: "https://shop.example/late", isOrphan: false }];
  const reading = { maxPages: 500, linkCount: 0, unreadCount: 300, brokenCount: 0 };
  const html = print({ isCut: true, unread, reading: { ...reading, stop: "time" } });
  expect(html).toContain("This report is partial: time ran out");
  expect(html).toContain("1 of 300 are listed");
  expect(html).toContain("(300)");
  expect(html).toContain("https://shop.example/late");
  expect(print({ isCut: false, unread: [] })).not.toContain("pr-notes");
});

interface Node {
  readonly tagName?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

function listElements(node: unknown): { name: string; href: string | undefined }[] {
  const { tagName, attrs = [], childNodes = [] } = node as Node;
  const own =
    tagName === undefined
      ? []
      : [{ name: tagName, href: attrs.find(({ name }) => name === "href")?.value }];
  return [...own, ...childNodes.flatMap(listElements)];
}
