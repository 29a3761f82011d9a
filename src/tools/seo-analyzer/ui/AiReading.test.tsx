import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick, type Locale } from "#i18n/messages.ts";
import { pickToolTexts } from "#i18n/tool-texts.ts";
import { createContext, type Made } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { aiCrawlers } from "../engine/ai/ai-crawlers.ts";
import { auditPage } from "../engine/audit.ts";
import { toReport } from "../engine/report.ts";
import { extraMessages } from "../extra-messages.ts";
import { messages } from "../messages.ts";
import { AiReading } from "./AiReading.tsx";

function render(made: Made, blocked: readonly string[], locale: Locale): string {
  const access = Object.fromEntries(
    aiCrawlers.map(({ token }) => [
      token,
      { isAllowed: !blocked.includes(token), group: "own" as const },
    ]),
  );
  const { page, source } = createContext({
    ...made,
    ai: { access, llmsTxt: null, sentHtml: null },
  });
  return renderToStaticMarkup(
    <AiReading
      t={pickToolTexts(messages, locale)}
      extra={pick(extraMessages, locale)}
      locale={locale}
      report={toReport(auditPage(page, source), locale).ai!}
    />,
  );
}

const count = (html: string, text: string): number => html.split(text).length - 1;

test("a crawler of a search that is kept out is a fault, one that trains is not", () => {
  const html = render({}, ["OAI-SearchBot", "GPTBot"], "en");
  expect(count(html, 'data-status="failed"')).toBe(1);
  expect(html).toContain("<bdi>OAI-SearchBot</bdi>");
  expect(html).toMatch(/<bdi>GPTBot<\/bdi>.*?<td><strong class="seo-status">Blocked<\/strong>/);
  // Few names are said at once; more are counted.
  expect(html).toContain("All 27 names of AI crawlers that we know may read this page, except ");
  expect(render({}, ["GPTBot"], "ar")).toContain("إلا GPTBot.");
  expect(render({}, ["OAI-SearchBot", "GPTBot", "CCBot", "bingbot"], "en")).toContain(
    "23 of 27 names of AI crawlers may read this page.",
  );
});

test("only exceptions have a row, and every name leads to the operator's documentation", () => {
  const html = render({}, ["YouBot"], "ar");
  expect(html.match(/<caption class="kit-hidden">(.*?)<\/caption>/g)).toHaveLength(1);
  expect(count(html, 'scope="row"')).toBe(1);
  expect(count(html, 'class="seo-ai-name"')).toBe(27);
  expect(html).toContain(
    '<th scope="row"><a class="seo-ai-name" href="https://docs.you.com/youbot" rel="noopener" target="_blank">',
  );
  expect(html).toContain("كل اسم فيه رابط إلى وثائق شركته، وقد راجعناها في نوفمبر 2026.");
  expect(count(html, "كما تقول شركاتها")).toBe(3);
});

test("what to do comes first: what could be added, where every search may read the page", () => {
  const html = render({}, ["GPTBot"], "ar");
  expect(html).toContain(
    '</h2><p class="seo-ai-advice">تستطيع محركات الإجابة قراءة صفحتك. ويمكنك أن تسهّل الاقتباس منها بإضافة فقرة قصيرة تحت كل عنوان',
  );
  expect(html, "what a rule refuses").toContain(
    "إلا GPTBot. وهذا منع من جمع النصوص للتدريب، لا من البحث، والقرار فيه لك.",
  );
  expect(render({}, ["bingbot"], "ar")).toContain('</h2><div class="kit-notice" data-tone="warn">');
});

test("the lines for robots.txt lead to the file of the site", () => {
  expect(render({}, [], "en")).toContain('href="https://shop.example/robots.txt"');
});

test("the page's text is text, whatever it contains", () => {
  const html = render({ body: "<p>&lt;script&gt;alert(1)&lt;/script&gt; of bags</p>" }, [], "en");
  expect(html).toContain(
    '<blockquote class="seo-ai-text" dir="auto">&lt;script&gt;alert(1)&lt;/script&gt; of bags</blockquote>',
  );
});

test("a page without text says that there is nothing to read", () => {
  const html = render({ body: '<div id="app"></div>' }, [], "en");
  expect(html).toContain("The page as sent has no text");
  expect(html).not.toContain("<blockquote");
});
