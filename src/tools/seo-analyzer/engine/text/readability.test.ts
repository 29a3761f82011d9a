import { expect, test } from "vitest";
import { createContext } from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { SeoAuditSchema } from "../../server/seo-audit.ts";
import { auditPage, type PageAudit } from "../audit.ts";
import { toReport } from "../report.ts";
import { measureReadability, readEnglish, toReadingAge } from "./readability.ts";

const sentence = (words: number): string =>
  `The ${Array.from({ length: words - 4 }, () => "house").join(" ")} is in it.`;
const paragraph = (words: number, sentences: number): string =>
  Array.from({ length: sentences }, () => sentence(words)).join(" ");

function audit(body: string, tag = 'lang="en"'): PageAudit {
  const { page, source } = createContext({ body, tag });
  return auditPage(page, source);
}

test("a sentence ends at a stop before a capital, and not at a title, an initial or a label", () => {
  const read = (text: string) => readEnglish(text).map(({ wordCount }) => wordCount);
  expect(read("Dr. King lived here. He had 2 well-known sons.")).toEqual([4, 6]);
  expect(read("The U.S. Mint says no! J. R. Smith asked “Why?” and left.")).toEqual([6, 7]);
  expect(read("(It costs £250 in all.) It’s fine… Read more")).toEqual([5, 2]);
  expect(read("Read more")).toEqual([]);
  expect(read("...")).toEqual([]);
  expect(read(`${"word ".repeat(200)}end. Yes.`)).toEqual([1]);
});

test("the age follows the words of a sentence, within the ages of the texts", () => {
  expect(toReadingAge({ wordCount: 100, sentenceCount: 10 })).toBeCloseTo(8.7);
  expect(toReadingAge({ wordCount: 100, sentenceCount: 50 })).toBe(7.5);
  expect(toReadingAge({ wordCount: 900, sentenceCount: 10 })).toBe(15);
});

test("a text of fewer than 75 words, or in another language, has no figure", () => {
  expect(measureReadability([paragraph(10, 7)])).toBeNull();
  expect(measureReadability([paragraph(10, 8)])).toEqual({
    wordCount: 80,
    sentenceCount: 8,
    long: [],
  });
  expect(measureReadability(["Le chat est sur la table et il dort. ".repeat(20)])).toBeNull();
  expect(measureReadability([])).toBeNull();
});

test("the three longest sentences of more than 25 words are kept, cut at 400 characters", () => {
  const { long } = measureReadability(
    [25, 26, 60, 99, 30].map((words) => `${paragraph(10, 5)} ${sentence(words)}`),
  )!;
  expect(long.map(({ wordCount }) => wordCount)).toEqual([99, 60, 30]);
  expect(long[0]!.text).toHaveLength(400);
});

test("O-110 a page in English says for which readers its sentences are, and what was counted", () => {
  const stored = audit(`<p>${paragraph(12, 10)}</p><p>${sentence(30)}</p>`);
  expect(stored.english).toMatchObject({ wordCount: 150, sentenceCount: 11 });
  expect(SeoAuditSchema.parse(stored)).toMatchObject({ english: stored.english });
  const { english } = toReport(stored, "en");
  expect(english?.summary).toEqual([
    "The sentences are as long as in texts for readers aged about 11.",
    "That is usually 2 years off, and a hard text in short sentences seems easier than it is.",
    "We counted 150 words in whole sentences, 14 words in each on average.",
  ]);
  expect(english?.long.map(({ length }) => length)).toEqual(["30 words"]);
  expect(toReport(stored, "ar").english?.summary).toEqual([
    "طول الجمل مثل طولها في نصوص مكتوبة لمن عمره نحو 11 سنة.",
    "والخطأ المعتاد سنتان، وقد يبدو النص الصعب أسهل مما هو إن قصرت جمله.",
    "عددنا 150 كلمة في جمل كاملة، ومتوسط الجملة 14 كلمة.",
  ]);
  const old = audit(`<p>${paragraph(22, 6)}</p>`);
  expect(toReport(old, "en").english?.summary[0]).toBe(
    "The sentences are as long as in texts for readers aged 12 or more.",
  );
});

test("O-111 an Arabic page, an error page and a report of an older version have no figure", () => {
  const body = `<p>${paragraph(12, 10)}</p>`;
  expect(audit(body, "").english).toBeDefined();
  expect(audit(body, 'lang="ar"').english).toBeUndefined();
  expect(audit(`<p lang="fr">${paragraph(12, 10)}</p>`).english).toBeUndefined();
  expect(audit(`<nav>${body}</nav><ul><li>${paragraph(12, 10)}</ul>`).english).toBeUndefined();
  expect(audit(`<p>${"نبيع الحقائب في القاهرة. ".repeat(30)}</p>`).english).toBeUndefined();
  const { page, source } = createContext({ body, tag: 'lang="en"', status: 404 });
  expect(auditPage(page, source).english).toBeUndefined();
  const { english: _, ...older } = audit(body);
  expect(toReport(older, "en")).not.toHaveProperty("english");
});

test("the figure changes neither the score nor a finding", () => {
  const { score, outcomes } = audit(`<p>${paragraph(12, 10)}</p>`);
  const { english: _, ...rest } = audit(`<p>${paragraph(12, 10)}</p>`);
  expect(toReport(rest, "en").score).toBe(score);
  expect(rest.outcomes).toEqual(outcomes);
});
