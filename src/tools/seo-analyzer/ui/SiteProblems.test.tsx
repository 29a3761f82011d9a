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
import { ProblemList } from "./SiteProblems.tsx";

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

test("what is true of pages lists them, each address isolated and broken after slashes only", () => {
  const markup = renderProblem("title-present", "ar");
  expect(markup).toContain("في صفحتين");
  expect(markup).toContain(
    '<bdi dir="ltr" class="seo-address-text"><span>/</span><span>حقائب-جلدية/</span><span>صغيرة</span></bdi>',
  );
});

test("a problem has the medallion of its severity, and says who corrects it and how long it takes", () => {
  const markup = renderProblem("title-present", "ar");
  expect(markup).toMatch(/data-status="failed"><summary><span class="seo-star">/);
  expect(markup).toContain("بنفسك من لوحة موقعك، في دقائق");
  expect(renderProblem("sitemap", "en")).toContain("Your developer, about an hour");
});
