import { expect, test } from "vitest";
import { pick, type Locale } from "#i18n/messages.ts";
import { briefMessages } from "../../brief-messages.ts";
import { intents } from "../../contract.ts";
import { toolMessages } from "../../tool-messages.ts";
import { createRow } from "../keyword-rows.fixture.ts";
import type { ShownRow } from "../planner/merge-planner.ts";
import { countChars, createTitle, maxTitleChars } from "./brief-title.ts";
import { createBrief } from "./create-brief.ts";
import { formatBriefMarkdown } from "./format-brief.ts";

const texts = { ar: pick(briefMessages, "ar"), en: pick(briefMessages, "en") };
const brief = (locale: Locale, rows: readonly ShownRow[], chosen = rows[0]!) =>
  createBrief(chosen, rows, texts[locale]);

const rows = [
  createRow(900, 40, { keyword: "عربية مستعملة", group: "keyword" }),
  createRow(800, 40, { keyword: "سيارة مستعملة", group: "variants" }),
  createRow(700, 30, { keyword: "عربية مستعملة بالتقسيط" }),
  createRow(300, 30, { keyword: "ضمان عربية مستعملة" }),
  createRow(200, 30, { keyword: "تقسيط وضمان عربية مستعملة" }),
  createRow(100, 30, { keyword: "عربية مستعملة في بنها", group: "places" }),
  createRow(90, 30, { keyword: "كم سعر عربية مستعملة", group: "questions" }),
  createRow(80, 30, { keyword: "سعر عربية مستعملة كم", isSuggested: true, intent: "learn" }),
  createRow(70, 30, { keyword: "ما عيوب عربية مستعملة", group: "questions", intent: "learn" }),
  createRow(60, 30, { keyword: "used car guarantee" }),
];

test("a brief has the form for the title, headings from the questions and words of its intent", () => {
  const made = brief("ar", rows);
  expect(made.language).toBe("ar");
  expect(made.row.keyword).toBe("سيارة مستعملة");
  expect(made.forms.reason).toBe("standard");
  expect(made.title).toBe("سيارة مستعملة: الأسعار وطريقة الطلب");
  expect(made.headings).toEqual([
    { text: "كم سعر عربية مستعملة؟", isMade: true },
    { text: "ما عيوب عربية مستعملة؟", isMade: true },
  ]);
  expect(made.words).toEqual(["بالتقسيط", "ضمان", "تقسيط", "وضمان", "سعر"]);
});

test("a question that asks for the phrase alone is no heading", () => {
  const number = createRow(900, 20, { keyword: "سعر عربية" });
  const question = createRow(900, 20, { keyword: "كم سعر عربية", group: "questions" });
  expect(brief("ar", [number, question]).headings).toEqual([]);
  expect(
    formatBriefMarkdown(brief("ar", [number, question]), texts.ar, pick(toolMessages, "ar")),
  ).toContain(texts.ar.noHeadings);
});

test("the brief of an English phrase is English, with its how-tos as headings", () => {
  const english = [
    createRow(900, 40, { keyword: "dentist", group: "keyword", intent: "find" }),
    createRow(90, 40, { keyword: "how to choose dentist", group: "questions", intent: "learn" }),
    createRow(80, 40, { keyword: "do i need dentist", group: "questions", intent: "learn" }),
    createRow(70, 40, { keyword: "dentist heliopolis", group: "letters", intent: "find" }),
  ];
  const made = brief("en", english);
  expect(made.headings.map(({ text }) => text)).toEqual([
    "How to choose dentist",
    "Do I need dentist?",
  ]);
  expect(made.words).toEqual([]);
  expect(formatBriefMarkdown(made, texts.en, pick(toolMessages, "en"))).toBe(
    `# Dentist: address, hours and contact

- **Phrase:** dentist
- **Intent:** To find a place. Give the address, opening hours and phone number, with a map.
- **Monthly search volume:** 900 (Estimate)
- **Keyword difficulty:** 40/100 (Estimate)
- **Form of the phrase:** Write “dentist” as it is: we found no other form of it.

## Headings

1. How to choose dentist \\*
2. Do I need dentist? \\*

\\* A common pattern with your phrase in it: we do not know that anyone typed it.

From the phrases of Ro2ya's Keyword Research.
`,
  );
});

test("what Markdown would take for its own is escaped", () => {
  const made = brief("en", [createRow(null, null, { keyword: "c# [new] *jobs*" })]);
  const markdown = formatBriefMarkdown(made, texts.en, pick(toolMessages, "en"));
  expect(markdown).toContain("- **Phrase:** c\\# \\[new\\] \\*jobs\\*");
  expect(markdown).not.toContain(texts.en.briefMade.slice(2));
});

test("a title has at most 60 characters, whatever the phrase, and repeats no word of it", () => {
  const phrases = [
    "عطر",
    "أسعار السيارات المستعملة",
    "كم سعر تنظيف واجهات الزجاج في القاهرة الجديدة والتجمع الخامس",
    "very long phrase about the best way to clean windows of tall buildings",
    "x".repeat(80),
  ];
  for (const locale of ["ar", "en"] as const)
    for (const intent of intents)
      for (const keyword of phrases) {
        const { title } = brief(locale, [createRow(10, 10, { keyword, intent })]);
        expect(countChars(title)).toBeLessThanOrEqual(maxTitleChars);
        expect(title).not.toBe("");
      }
  expect(brief("ar", [createRow(10, 10, { keyword: "أسعار السيارات" })]).title).toBe(
    "أسعار السيارات: ماذا تسأل قبل أن تدفع",
  );
  expect(createTitle("one two", ["{phrase} two", "{phrase}: three"], "en")).toBe("One two: three");
  expect(createTitle(`${"word ".repeat(15)}end`, ["{phrase}!"], "en")).toBe(
    "Word word word word word word word word word word word word",
  );
});

test("a brief says when the phrase has its season", () => {
  const season = { months: [12], factor: 2, years: 2, until: "2026-10" };
  const made = brief("ar", [createRow(900, 40, { keyword: "عربية مستعملة", season })]);
  const markdown = formatBriefMarkdown(made, texts.ar, pick(toolMessages, "ar"));
  expect(markdown).toContain("- **الموسم:** موسمه ديسمبر: يُقرأ عنه في ويكيبيديا حينها ضعفي ما");
  expect(markdown).toContain("في كل من السنتين الأخيرتين حتى أكتوبر 2026");
});
