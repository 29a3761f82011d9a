import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { createCrawl } from "../../../../tests/fixtures/seo-rules/made-crawl.ts";
import { createSource } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { readPage } from "../engine/page/read-page.ts";
import { auditSite, digestPage } from "../engine/site-audit/site-audit.ts";
import { toSiteReport } from "../engine/site-audit/site-report.ts";
import { extraMessages } from "../extra-messages.ts";
import { messages } from "../messages.ts";
import { wordSiteVerdict } from "../engine/verdict.ts";
import { listOpenItems } from "./print/list-open-items.ts";
import { pickPrintWords } from "./print/print-context.ts";
import { listPlaces, listSiteSteps, ProblemList } from "./SiteProblems.tsx";

const digests = ["/bags", "/حقائب-جلدية/صغيرة"].map((path) => {
  const source = createSource({ url: `https://shop.example${path}`, sitemap: null });
  return digestPage(readPage(source.html, source.url), source);
});

function renderProblem(id: string, locale: "ar" | "en"): string {
  const report = toSiteReport(auditSite(createCrawl(digests)), locale);
  return renderToStaticMarkup(
    <ProblemList
      t={pickToolTexts(messages, locale)}
      extra={pick(extraMessages, locale)}
      locale={locale}
      report={{ ...report, problems: report.problems.filter((problem) => problem.id === id) }}
    />,
  );
}

test("a missing sitemap is site-wide and has no list of pages", () => {
  for (const locale of ["ar", "en"] as const) {
    const markup = renderProblem("sitemap", locale);
    expect(markup).toContain(extraMessages.siteWide[locale]);
    expect(markup).not.toContain("kit-lines");
  }
});

const renderAddresses = (id: string, links: string[], ends: [string, string][]) => {
  const crawled = [{ ...digests[0]!, links }, digests[1]!];
  const report = toSiteReport(auditSite(createCrawl(crawled, { ends: new Map(ends) })), "ar");
  const problem = report.problems.find((one) => one.id === id)!;
  const t = pickToolTexts(messages, "ar");
  const extra = pick(extraMessages, "ar");
  const markup = renderToStaticMarkup(
    <ProblemList {...{ t, extra, locale: "ar" }} report={{ ...report, problems: [problem] }} />,
  );
  return { markup, places: listPlaces(report, problem) };
};

test("an address that ends elsewhere is listed with its end and the pages that name it", () => {
  const { markup, places } = renderAddresses(
    "links-to-copies",
    ["https://shop.example/old"],
    [["https://shop.example/old", digests[1]!.url]],
  );
  expect(markup).toContain("رابط واحد");
  expect(markup).toMatch(
    />\/old<.*ينتهي إلى: <bdi.*\/حقائب-جلدية\/صغيرة.* · روابطه في: <bdi.*\/bags</s,
  );
  expect(places).toEqual(["https://shop.example/old"]);
});

test("a link without https shows that, and not where it ends where the path is the same", () => {
  const { markup } = renderAddresses(
    "insecure-links",
    ["http://shop.example/bags"],
    [["http://shop.example/bags", digests[0]!.url]],
  );
  expect(markup).toContain("http://shop.example/");
  expect(markup).not.toContain("ينتهي إلى");
});

test("what is true of pages lists them, each address isolated, a short one in one line", () => {
  const markup = renderProblem("title-present", "ar");
  expect(markup).toContain("في كل الصفحات");
  expect(markup).toContain(
    '<bdi dir="ltr" class="kit-address"><span>/حقائب-جلدية/صغيرة</span></bdi>',
  );
});

test("a problem has the medallion of its severity, and says who corrects it and how long it takes", () => {
  const markup = renderProblem("title-present", "ar");
  expect(markup).toMatch(
    /data-status="failed" data-compact="false"><summary><span class="seo-star"><svg/,
  );
  expect(markup).toContain("أنت، من لوحة موقعك، في دقائق");
  expect(renderProblem("sitemap", "en")).toContain("Your developer, about an hour");
});

test("errors are listed, warnings are rows behind one line, open where there is no error", () => {
  const report = toSiteReport(auditSite(createCrawl(digests)), "en");
  const render = (problems: typeof report.problems) =>
    renderToStaticMarkup(
      <ProblemList
        t={pickToolTexts(messages, "en")}
        extra={pick(extraMessages, "en")}
        locale="en"
        report={{ ...report, problems }}
      />,
    );
  const warnings = report.problems.filter(({ status }) => status === "warning");
  expect(warnings.length).toBeGreaterThan(1);
  const [errors, group] = render(report.problems).split('<details class="seo-fold-list');
  expect(errors).not.toContain('data-status="warning"');
  expect(group).toContain(`${warnings.length} warnings`);
  expect(group).toContain(extraMessages.warningsHint.en);
  expect(group).not.toContain('data-status="failed"');
  expect(group).not.toContain('open=""');
  expect(group!.split('data-compact="true"')).toHaveLength(warnings.length + 1);
  const alone = render(warnings);
  expect(alone).toContain('data-status="warning" open=""');
  expect(alone).not.toContain(extraMessages.warningsHint.en);
});

test("a site without https begins with that and not with its broken link, in steps and in print", () => {
  const http = "http://shop.example/";
  const body = `<a href="/gone">Gone</a><p>${"leather bags ".repeat(300)}</p>`;
  const digests = [http, `${http}bags`].map((url) => {
    const source = createSource({ url, body });
    return digestPage(readPage(source.html, url), source);
  });
  const broken = new Map([[`${http}gone`, { reason: "status", status: 404 } as const]]);
  const report = toSiteReport(auditSite(createCrawl(digests, { broken })), "en");
  const order = report.problems.map(({ id }) => id);
  expect(order.slice(0, 2)).toEqual(["https", "broken-links"]);
  expect(listOpenItems(report, pickPrintWords("en")).map(({ id }) => id)).toEqual(order);
  const steps = listSiteSteps("en", pick(extraMessages, "en"), report);
  expect(steps.map(({ id }) => id)).toEqual(order.slice(0, 5));
  expect(
    wordSiteVerdict(pick(extraMessages, "en"), "en", report),
    "the verdict names it too",
  ).toMatch(new RegExp(`The first: ${steps[0]!.title.slice(0, 5)}`, "i"));
});
