import { expect, test } from "vitest";
import { createCrawl } from "../../../../tests/fixtures/seo-rules/made-crawl.ts";
import { createSource, type Made } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "./audit.ts";
import { readPage } from "./page/read-page.ts";
import { toReport } from "./report.ts";
import { auditSite, digestPage } from "./site-audit/site-audit.ts";
import { toSiteReport } from "./site-audit/site-report.ts";

const shop: Made = { url: "http://shop.example/bags", body: "<p>Bags</p>" };

test("every step says what it costs not to do it, in the language of the reader", () => {
  const source = createSource(shop);
  const page = readPage(source.html, source.url);
  const { steps } = toReport(auditPage(page, source), "ar");
  expect(steps.length).toBe(5);
  for (const { why } of steps) expect(why).toMatch(/\p{Script=Arabic}/u);
  expect(steps.find(({ rule }) => rule === "https")?.why).toContain("يكتب متصفح كروم «غير آمن»");
  const crawl = createCrawl([digestPage(page, source), digestPage(page, source)], {
    broken: new Map([["http://shop.example/gone", { reason: "status", status: 404 }]]),
  });
  const { problems } = toSiteReport(auditSite(crawl), "ar");
  expect(problems.find(({ id }) => id === "broken-links")?.why).toContain("زبون يصل إلى صفحة خطأ");
  expect(problems.filter(({ why }) => !/\p{Script=Arabic}/u.test(why))).toEqual([]);
});
