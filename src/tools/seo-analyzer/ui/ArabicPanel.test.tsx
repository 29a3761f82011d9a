import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pick, type Locale } from "#i18n/messages.ts";
import { createContext } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { auditPage } from "../engine/audit.ts";
import { toReport } from "../engine/report.ts";
import { messages } from "../messages.ts";
import { ArabicPanel } from "./ArabicPanel.tsx";

const rest = Array.from({ length: 30 }, () => "كلمة").join(" ");

function render(body: string, locale: Locale): string {
  const { page, source } = createContext({ body });
  const { arabic } = toReport(auditPage(page, source), locale);
  return renderToStaticMarkup(
    <ArabicPanel t={pick(messages, locale)} locale={locale} arabic={arabic} />,
  );
}

test("a sentence is Arabic and from the right in the English report, with its words marked", () => {
  const html = render(`<h2>نصل الى بيتك</h2><p>والى المكتب الى</p><p>${rest}</p>`, "en");
  expect(html).toContain(
    '<p lang="ar" dir="rtl" class="seo-arabic-sentence">نصل <mark>الى</mark> بيتك</p>',
  );
  expect(html).toContain('Write: <bdi lang="ar" dir="rtl"><strong>إلى</strong></bdi>');
  expect(html).toContain("in a heading · 2 times");
  expect(html).toContain(">3 slips<");
  expect(html.match(/These words have a hamza/g)).toHaveLength(1);
  expect(html).toContain("Copy the corrections");
  expect(html).toContain(
    "Slips we are sure of. There may be others, and we leave most dialect alone.",
  );
});

test("the Arabic report names the same in Arabic", () => {
  const html = render(`<p>يتم شحن الطلب.</p><p>${rest}</p>`, "ar");
  expect(html).toContain("<h3>«تم» مع المصدر</h3>");
  expect(html).toContain("اقتراحنا: ");
  expect(html).toContain(
    "لم نجد خطأ في 33 كلمة عربية، مع العنوان والوصف ومن دون القوائم والأزرار.",
  );
});

test("a page without slips has one calm line and nothing to copy", () => {
  const html = render(`<p>${rest}</p>`, "en");
  expect(html).toContain("No slips found in 30 Arabic words, with the title");
  expect(html).not.toContain("<details");
  expect(html).not.toContain("<button");
});

test("a page with little Arabic has no panel", () => {
  expect(render("<p>الى البيت</p>", "en")).toBe("");
});
