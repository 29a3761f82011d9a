import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findForbiddenWords, readGlossary, type ForbiddenWord } from "./texts/glossary.ts";
import {
  allContent,
  allDocuments,
  allMessages,
  listMessages,
  type ProductText,
} from "./texts/product-texts.ts";

const glossary = readGlossary(
  readFileSync(join(import.meta.dirname, "../../docs/glossary.md"), "utf8"),
);
const getFieldMessages = {
  ar: glossary.forbidden.ar,
  en: [...glossary.forbidden.en, ...glossary.dialect],
} as const;

const messages = allMessages();
const content = allContent();

const findFaults = (
  texts: readonly ProductText[],
  words: (text: ProductText) => readonly ForbiddenWord[],
): readonly string[] =>
  texts.flatMap((text) =>
    findForbiddenWords(text.text, words(text), glossary.fixed).map(
      (fault) => `${text.place}: ${fault} in: ${text.text}`,
    ),
  );

test("the glossary names every concept in both languages", () => {
  expect(glossary.concepts.length).toBeGreaterThan(70);
  expect(
    glossary.concepts.filter(
      ({ concept, ar, en }) => concept !== "British spelling" && (ar === "-" || en === "-"),
    ),
  ).toEqual([]);
});

test("the glossary's own terms hold no word that it forbids", () => {
  const terms = glossary.concepts.flatMap(({ concept, ar, en }) => [
    { place: concept, locale: "ar", text: ar } as const,
    { place: concept, locale: "en", text: en } as const,
  ]);
  expect(findFaults(terms, ({ locale }) => getFieldMessages[locale])).toEqual([]);
});

test("messages and rules use the words of the glossary", () => {
  expect(messages.filter(({ locale }) => locale === "ar").length).toBeGreaterThan(1500);
  expect(messages.filter(({ locale }) => locale === "en").length).toBeGreaterThan(1300);
  expect(findFaults(messages, ({ locale }) => getFieldMessages[locale])).toEqual([]);
});

test("a tool does not name its own work by the word of another tool", () => {
  const arabic = messages.filter(({ locale }) => locale === "ar");
  for (const { folder, words } of glossary.apart) {
    const own = arabic.filter(({ place }) => place.startsWith(folder));
    expect(own.length, folder).toBeGreaterThan(100);
    expect(findFaults(own, () => words)).toEqual([]);
  }
  const [seo, speed] = glossary.apart;
  expect(findForbiddenWords("{done} من {n} اختبارًا", seo!.words, [])).toHaveLength(1);
  expect(findForbiddenWords("أعد الفحص", speed!.words, [])).toHaveLength(1);
});

/** Numbers of a thousand and more before what they count, without their comma. */
const unseparated =
  /(?<![\d,.#/-])[1-9]\d{3,}(?=\s(?:كيلوبايت|ميجابايت|جنيه|ريال|دولار|زيارة|رسالة|كلمة|مرة|KB|MB|pounds|riyals|dollars|visits|messages|words|times|pixels)(?!\p{L}))/gu;
const findUnseparated = (texts: readonly ProductText[]): readonly string[] =>
  texts.flatMap(({ place, text }) =>
    [...text.matchAll(unseparated)].map(([number]) => `${place}: ${number} in: ${text}`),
  );

test("thousands are separated by a comma in both languages", () => {
  expect(findUnseparated([...messages, ...content])).toEqual([]);
  const at = (text: string): ProductText => ({ place: "", locale: "ar", text });
  expect(findUnseparated([at("وزنها 4857 كيلوبايت"), at("more than 2311 KB")])).toHaveLength(2);
  expect(
    findUnseparated([at("4,857 كيلوبايت"), at("2,311 KB"), at("في 2024 زيارات"), at("1200 × 630")]),
  ).toEqual([]);
});

test("content uses the words of the glossary", () => {
  expect(content.length).toBeGreaterThan(1500);
  expect(findFaults(content, ({ locale }) => getFieldMessages[locale])).toEqual([]);
});

test("the documents of the repository are in plain words", () => {
  const documents = allDocuments();
  expect(documents.length).toBeGreaterThan(500);
  expect(findFaults(documents, () => glossary.dialect)).toEqual([]);
});

test("every fixed text is in use and holds a forbidden word: an exception that is no longer needed is removed", () => {
  const texts = [...messages, ...content];
  const unused = glossary.fixed.filter(
    (phrase) =>
      !texts.some(
        ({ text, locale }) =>
          text.includes(phrase) &&
          findForbiddenWords(phrase, getFieldMessages[locale], []).length > 0,
      ),
  );
  expect(unused).toEqual([]);
});

test("a forbidden word is found with prefixes, suffixes, vowel marks and in the plural", () => {
  const countForbidden = (text: string, locale: "ar" | "en") =>
    findForbiddenWords(text, getFieldMessages[locale], glossary.fixed).length;
  const faults = {
    ar: [
      "اطلب من المبرمج",
      "وللمبرمجين رأي",
      "فمبرمجك يعرف",
      "احذف الشيفرة",
      "بشيفرتها",
      "كثير من الزواحف",
      "خرائط غوغل",
      "تقول Google في شرحها",
      "حتى 5 ميغابايت",
      "حتى 5 MB",
      "200 ملّي ثانية",
      "شبكة توزيع المحتوى",
      "كلمة السر",
      "على الجوال",
      "كحاسوبك",
      "لون متقابل",
      "النصوص البرمجية",
      "ومُبرمِج",
    ],
    en: [
      "Mend the JSON",
      "it was mended",
      "where it stands",
      "Nobody asked",
      "write an e-mail",
      "two plug-ins",
      "ads and more",
      "Fewer than 125 letters",
      "It has {n} letters",
      "the color of it",
      "Optimizing the image",
      "call by telephone",
      "expired, or never was",
    ],
  } as const;
  for (const locale of ["ar", "en"] as const)
    expect(faults[locale].filter((text) => countForbidden(text, locale) === 0)).toEqual([]);
  const clean = {
    ar: [
      "اطلب من المطوّر",
      "مبرمجة سلفًا مثل Googlebot",
      "`Google`",
      "https://www.google.com/maps",
      "البرمجيات المفتوحة",
      "عملي ثانية",
      "استكشفوا",
    ],
    en: [
      "Color Palette Generator",
      "Optimize Image",
      "Google Ads",
      "add a standard",
      "a stand-in",
      "Latin letters",
      "`color: red`",
      "emails",
      "amended",
    ],
  } as const;
  for (const locale of ["ar", "en"] as const)
    expect(clean[locale].filter((text) => countForbidden(text, locale) > 0)).toEqual([]);
});

test("messages are found however they are nested, in rules and plurals too", () => {
  const source = `const a = defineMessages({ one: { ar: "واحد", en: "one" }, many: { ar: { few: "قليل" }, en: { other: \`x\${n} mended\` } } }); const b = { ar: "وحده" };`;
  expect(listMessages("a.ts", source)).toEqual([
    { place: "a.ts:1", locale: "ar", text: "واحد" },
    { place: "a.ts:1", locale: "en", text: "one" },
    { place: "a.ts:1", locale: "ar", text: "قليل" },
    { place: "a.ts:1", locale: "en", text: "x" },
    { place: "a.ts:1", locale: "en", text: " mended" },
  ]);
});

test("a broken table is refused", () => {
  const terms = (row: string) =>
    `## Terms\n\n| a | b | c | d | e | f |\n| - | - | - | - | - | - |\n${row}\n\n## Kept apart\n\n| a | b | c |\n| - | - | - |\n| x | y | z |\n\n## Plain words\n\n| a | b |\n| - | - |\n| x | y |\n\n## Fixed texts\n\n| a | b |\n| - | - |\n| x | y |\n`;
  expect(() => readGlossary(terms("| tool | أداة | tool | - | - | - |"))).not.toThrow();
  expect(() => readGlossary(terms("| tool | أداة | tool | - |  | - |"))).toThrow(
    "six filled cells: tool",
  );
  expect(() => readGlossary(terms("| tool | أداة | tool | - | - |"))).toThrow(
    "six filled cells: tool",
  );
  expect(() => readGlossary("# Glossary")).toThrow('no table under "Terms"');
});

test("messages end in the character …, but for the one text that the specification writes with dots", () => {
  const dotted = messages.filter(({ text }) => text.includes("..."));
  expect(dotted.map(({ text }) => text)).toEqual(["Submitting..."]);
});
