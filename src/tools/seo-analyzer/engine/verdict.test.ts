import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { createCrawl } from "../../../../tests/fixtures/seo-rules/made-crawl.ts";
import { createSource, type Made } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { extraMessages } from "../extra-messages.ts";
import { auditPage } from "./audit.ts";
import { readPage } from "./page/read-page.ts";
import { toReport } from "./report.ts";
import { auditSite, digestPage } from "./site-audit/site-audit.ts";
import { toSiteReport } from "./site-audit/site-report.ts";
import { hasSevereFailure, wordPageVerdict, wordSiteVerdict } from "./verdict.ts";

const text = `<h1>Bags</h1><a href="/shoes">Shoes</a><p>${Array.from({ length: 320 }, (_, i) => `word${i}`).join(" ")}</p>`;
const head = `<title>Leather bags made by hand in old Cairo</title><meta name="description" content="${"Leather bags made by hand. ".repeat(5)}"><meta name="viewport" content="width=device-width">`;
const brokenLink = {
  links: [{ url: "https://shop.example/gone", status: 404, finalUrl: "https://shop.example/gone" }],
};

function read(made: Made, locale: "ar" | "en") {
  const source = createSource({ head, body: text, ...made });
  return toReport(auditPage(readPage(source.html, source.url), source), locale);
}
const word = (made: Made, locale: "ar" | "en"): string =>
  wordPageVerdict(pick(extraMessages, locale), locale, read(made, locale));

test("where a rule of high importance failed, the verdict counts the errors and names the weightiest", () => {
  expect(word(brokenLink, "en")).toBe(
    "Google can list this page, but it has 1 error: internal links are broken.",
  );
  expect(word(brokenLink, "ar")).toBe(
    "تستطيع الصفحة الظهور في جوجل، لكن فيها خطأً واحدًا: روابط داخلية لا تعمل.",
  );
  const worse = { ...brokenLink, missingPageStatus: 200 };
  expect(word(worse, "en")).toBe(
    "Google can list this page, but it has 2 errors. The first: internal links are broken.",
  );
  expect(word(worse, "ar")).toBe(
    "تستطيع الصفحة الظهور في جوجل، لكن فيها خطأين، أولهما: روابط داخلية لا تعمل.",
  );
});

test("without one, nothing keeps the page out, and what keeps it out is said alone", () => {
  expect(hasSevereFailure(read({}, "en"))).toBe(false);
  expect(word({}, "en")).toMatch(/^Nothing we found keeps this page out of search, but \d+ things/);
  expect(word({ ...brokenLink, status: 404 }, "en")).toBe(
    "This page will not appear in Google. Your site answers that it has no page at this address (error 404).",
  );
});

function readSite(made: Made, locale: "ar" | "en") {
  const source = createSource({ head, body: text, ...made });
  const digest = digestPage(readPage(source.html, source.url), source);
  return toSiteReport(auditSite(createCrawl([digest])), locale);
}
const wordSite = (made: Made, locale: "ar" | "en"): string =>
  wordSiteVerdict(pick(extraMessages, locale), locale, readSite(made, locale));

test("the verdict of a site counts what failed across its pages, or the warnings, and names the first", () => {
  expect(wordSite(brokenLink, "en")).toBe("The site has 1 error: internal links are broken.");
  expect(wordSite(brokenLink, "ar")).toBe("في الموقع خطأ واحد: روابط داخلية لا تعمل.");
  expect(wordSite({}, "en")).toMatch(
    /^Nothing failed on this site, but it has \d+ warnings\. The first: /,
  );
  const hidden = readSite(
    { ...brokenLink, head: `${head}<meta name="robots" content="noindex">` },
    "en",
  );
  expect(wordSiteVerdict(pick(extraMessages, "en"), "en", hidden)).toMatch(
    /^The start page will not appear in Google\. The page itself carries an order/,
  );
  expect(hidden.problems[0]!.id, "what keeps the first page out comes first").toBe("indexable");
  const gone = {
    url: "https://shop.example/gone",
    reason: "status",
    status: 404,
    from: [0],
    sitemap: null,
  } as const;
  const alone = { ...readSite({}, "en"), brokenLinks: [{ ...gone, from: [0] }] };
  expect(wordSiteVerdict(pick(extraMessages, "en"), "en", alone)).toBe(
    "We could open no further page: 1 link on the first one leads nowhere.",
  );
  const none = { ...readSite({}, "en"), problems: [] };
  expect(wordSiteVerdict(pick(extraMessages, "en"), "en", none)).toBe(extraMessages.noProblems.en);
});
