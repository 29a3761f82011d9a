import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { explainTerms, plainTerms } from "./plain-terms.ts";
import { rules } from "./rules/all.ts";

test("a term has a plain word beside it where it is used first, and nowhere after", () => {
  expect(
    explainTerms("en", [
      "No canonical address",
      "Add a full canonical link to the head.",
      "Make og:url the same as the canonical; put og:title into the head.",
    ]),
  ).toEqual([
    "No canonical address (the page's main address)",
    "Add a full canonical link to the head (the top of the page's code).",
    "Make og:url (a tag for Facebook and WhatsApp) the same as the canonical; put og:title into the head.",
  ]);
  expect(explainTerms("ar", ["اكتب width وheight وh1 في ملف robots.txt."])).toEqual([
    "اكتب width وheight وh1 (العنوان الرئيسي) في ملف robots.txt (تعليمات موقعك لمحركات البحث).",
  ]);
});

test("what a text or the headline says itself is not explained again", () => {
  expect(explainTerms("ar", ["لا رابط أصلي للصفحة (canonical)", "أضف canonical كاملًا."])).toEqual([
    "لا رابط أصلي للصفحة (canonical)",
    "أضف canonical كاملًا.",
  ]);
  expect(explainTerms("en", ["Remove noindex."], "It asks to be left out: noindex")).toEqual([
    "Remove noindex.",
  ]);
});

test("a part of a word, a number or an address is no term", () => {
  for (const text of ["Use 1,200 × 630", "alternative texts", "heading", "https://a.example/h1"])
    expect(explainTerms("en", [text])).toEqual([text]);
});

/**
 * Names that a fix gives to who writes the page's code, next to a sentence that can be understood
 * without them; formats, languages and schemes that owners know.
 */
const unexplained = new Set(
  (
    "html head body title img div a id time author datePublished width height px Google X PNG " +
    "https http ar en ar_EG ar_SA ar-EG CSP data website article product aria DNS CSS JavaScript " +
    "Strict-Transport-Security X-Content-Type-Options nosniff Referrer-Policy " +
    "strict-origin-when-cross-origin"
  ).split(" "),
);
const codeNames =
  /^(?:h[3-6]|max-width|user-scalable=no|defer|maximum-scale|max-snippet:0|javascript|onclick)$/;

test("no step of any rule has a Latin word that is neither explained nor known, in Arabic", () => {
  const words = rules.flatMap(({ failureTitle, fix }) => {
    const text = explainTerms("ar", [failureTitle.ar, fix.ar]).join("\n");
    const rest = plainTerms.reduce(
      (left, { pattern }) => left.replace(new RegExp(pattern.source, "g"), ""),
      text,
    );
    return rest.match(/[A-Za-z][\w:=-]*[\w]|[A-Za-z]/g) ?? [];
  });
  expect([
    ...new Set(words.filter((word) => !unexplained.has(word) && !codeNames.test(word))),
  ]).toEqual([]);
});

test("a plain word is short, and is no term itself", () => {
  for (const { plain } of plainTerms)
    for (const locale of locales) {
      expect(plain[locale].length, plain[locale]).toBeLessThanOrEqual(40);
      if (!/structured data/.test(plain[locale]) && locale === "en")
        expect(explainTerms(locale, [plain[locale]])).toEqual([plain[locale]]);
    }
});
