import { expect, test } from "vitest";
import {
  countTo,
  createContext,
  meta,
  type Made,
} from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { readQuotableFacts } from "./quotable-facts.ts";

const read = (made: Made) =>
  Object.fromEntries(
    readQuotableFacts(createContext(made).page).map(({ id, holds, example }) => [
      id,
      holds ? (example ?? true) : false,
    ]),
  );

const whole = "Bags by hand are made of one piece of leather, cut and sewn by one person in Cairo.";

test("an article that can be quoted has every fact", () => {
  expect(
    read({
      head: meta("author", "Mona"),
      body: `<main><h1>Leather bags</h1><p>${whole}</p><time datetime="2026-11-01">1 November</time>
        <h2>How long does a bag last?</h2><p>Ten years.</p><ul><li>One</li><li>Two</li></ul></main>`,
    }),
  ).toEqual({
    definition: "Leather bags",
    opening: whole,
    questions: "How long does a bag last?",
    structure: true,
    date: true,
    author: true,
  });
});

test("an empty page has none", () => {
  expect(read({})).toEqual({
    definition: false,
    opening: false,
    questions: false,
    structure: false,
    date: false,
    author: false,
  });
});

test.each([
  [8, true],
  [60, true],
  [7, false],
  [61, false],
])("a paragraph of %i words below a heading is a definition: %s", (words, holds) => {
  expect(read({ body: `<h2>Bags</h2><p>${countTo(words)}</p>` }).definition).toBe(
    holds ? "Bags" : false,
  );
});

test.each([
  ["a heading between", "<h2>Bags</h2><h3>By hand</h3>", false],
  ["a question without an answer", "<h2>How much is it?</h2><h2>Where?</h2>", false],
  ["a question with a list below", "<h2>كم سعرها؟</h2><ul><li>أ</li><li>ب</li></ul>", "كم سعرها؟"],
  ["a question without its mark", "<h2>كيف تغسل الحقيبة</h2><p>بالماء.</p>", "كيف تغسل الحقيبة"],
  ["in Egyptian", "<h2>ازاى تعمل قهوه تركى</h2><p>بالماء.</p>", "ازاى تعمل قهوه تركى"],
  ["in Egyptian too", "<h2>إزاي أطلب القهوة</h2><p>من هنا.</p>", "إزاي أطلب القهوة"],
  ["a price in Egyptian", "<h2>الكيلو بكام</h2><p>بمئة جنيه.</p>", "الكيلو بكام"],
  ["who in Egyptian", "<h2>مين إحنا</h2><p>محمصة.</p>", "مين إحنا"],
  ["a word that begins like one", "<h2>كاميرات المحل</h2><p>ثلاث.</p>", false],
  ["a webcam", "<h2>ويب كام</h2><p>للبيع.</p>", false],
  ["a name that ends like one", "<h2>ياسمين</h2><p>زهر.</p>", false],
  ["a title with a word like a question's", "<h2>Whyte leather</h2><p>White.</p>", false],
])("%s", (_name, body, expected) => {
  expect(read({ body }).questions).toBe(expected);
});

test.each([
  [`This ${whole}`, false],
  [`هذه الحقيبة ${countTo(20)}.`, false],
  [`هذيان ${countTo(20)}.`, true],
  [`${countTo(20)}`, false],
  [`${countTo(11)}.`, false],
  [`${countTo(12)}.`, true],
  [`${countTo(81)}.`, false],
])("the first paragraph %j makes sense alone: %s", (text, holds) => {
  expect(read({ body: `<p>${text}</p>` }).opening !== false).toBe(holds);
});

test("what all pages of a site share, and what is hidden, is no part of the page", () => {
  expect(
    read({
      body: `<header><h2>Menu?</h2><ul><li>a</li><li>b</li></ul></header>
        <div hidden><h2>Who?</h2><p>${whole}</p></div><p>Few words.</p>`,
    }),
  ).toMatchObject({ definition: false, questions: false, structure: false, opening: false });
});

test("a div with text of its own is a paragraph", () => {
  expect(read({ body: `<h2>Bags</h2><div><div>${countTo(20)}</div></div>` }).definition).toBe(
    "Bags",
  );
});
