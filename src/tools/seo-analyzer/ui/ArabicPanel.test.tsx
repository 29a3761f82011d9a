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

const body = `<h2>نصل الى بيتك</h2><p>والى المكتب الى</p><p>${rest}</p>`;

test("a sentence is Arabic and from the right in the English report, with its words marked", () => {
  const html = render(body, "en");
  expect(html).toContain(
    '<p lang="ar" dir="rtl" class="seo-arabic-sentence">نصل <mark data-severity="error">الى</mark> بيتك</p>',
  );
  expect(html).toContain('<bdi lang="ar" dir="rtl"><del>الى</del> ← <ins>إلى</ins></bdi>');
  expect(html).toContain("in a heading");
  expect(html).toContain("Written with a hamza. · 2 times");
  expect(html).toContain('<p class="seo-arabic-counts">2 slips in 3 places</p>');
  expect(html).toContain('Corrected: <bdi lang="ar" dir="rtl">وإلى المكتب إلى</bdi>');
  expect(html.match(/Copy this sentence/g)).toHaveLength(2);
  expect(html).toContain("Copy the corrections");
  expect(html).toContain(
    "Slips we are sure of. There may be others, and we leave most dialect alone.",
  );
});

test("one slip in five places is one slip, and its commas are marked as signs", () => {
  const words = ["شاي", "قهوة", "سكر", "ماء", "خبز"];
  const lines = words.map((word) => `<p>${word}, ${rest}</p>`).join("");
  expect(render(lines, "ar")).toContain('<p class="seo-arabic-counts">خطأ واحد في 5 مواضع</p>');
  const html = render(lines, "en");
  expect(html).toContain('<p class="seo-arabic-counts">1 slip in 5 places</p>');
  expect(html).toContain('<mark data-severity="error" data-sign="true">,</mark>');
  expect(html).toContain('<del data-sign="true">…,</del> ← <ins data-sign="true">…،</ins>');
  expect(render(`<p>شاي ، ${rest}</p>`, "en")).toContain(
    '<del data-sign="true">… ،</del> ← <ins data-sign="true">…،</ins>',
  );
});

test("the Arabic report names the same in Arabic, and opens suggestions where there is no slip", () => {
  const html = render(`<p>يتم شحن الطلب.</p><p>${rest}</p>`, "ar");
  expect(html).toMatch(/<details[^>]* open=""><summary><h3>جمل فيها اقتراحات فقط<\/h3>/);
  expect(html).toContain(">جملة واحدة<");
  expect(html).toContain("الجملة باقتراحنا: ");
  expect(html).toContain(
    "لم نجد خطأ في 33 كلمة عربية، مع العنوان والوصف ومن دون القوائم والأزرار.",
  );
});

test("sentences with slips come first, and those with suggestions alone are closed", () => {
  const html = render(`<p>يتم شحن الطلب. نصل الى بيتك.</p><p>${rest}</p>`, "en");
  expect(html).toMatch(/open=""><summary><h3>Sentences with slips<\/h3>/);
  expect(html).toMatch(/<details class="[^"]*"><summary><h3>Sentences with suggestions alone/);
  expect(html.indexOf("with slips")).toBeLessThan(html.indexOf("suggestions alone"));
});

test("a report that an older version stored lists its findings by kind", () => {
  const { page, source } = createContext({ body });
  const stored = auditPage(page, source);
  const older = { ...stored, arabic: { ...stored.arabic!, sentences: undefined } };
  const { arabic } = toReport(older, "en");
  const html = renderToStaticMarkup(
    <ArabicPanel t={pick(messages, "en")} locale="en" arabic={arabic} />,
  );
  expect(html).toContain("<h3>Hamza</h3>");
  expect(html).toContain("in a heading · 2 times");
  expect(html.match(/Written with a hamza/g)).toHaveLength(1);
  expect(html).not.toContain("Copy this sentence");
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
