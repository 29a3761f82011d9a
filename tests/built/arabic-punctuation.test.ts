import { expect, test } from "vitest";
import { pages } from "./site.ts";

/** Elements whose text is not prose in the language of the page. */
const notProse = "script, style, template, code, pre, kbd, [lang]:not([lang=ar]), [dir=ltr]";

/** The texts of a page, block by block, and those that are read aloud or shown by attributes. */
function listTexts(document: Document): readonly string[] {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll(notProse)) element.remove();
  const attributes = ["aria-label", "aria-valuetext", "alt", "title", "placeholder"].flatMap(
    (name) => [...body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)!),
  );
  const blocks = [...body.querySelectorAll("p, li, dt, dd, h1, h2, h3, h4, td, th, figcaption")];
  return [...attributes, ...blocks.map(({ textContent }) => textContent ?? "")];
}

/** A Latin comma, semicolon or question mark beside an Arabic word, or between two of them. */
const latinMarks = /\p{Script=Arabic}[\p{M}»]*\s?[,;?]|[,;?]\s?\p{Script=Arabic}/u;

/** Numbers of a thousand and more before a unit, without a separator. */
const bareThousands =
  /(?<![\d,.#/+-])[1-9]\d{3,}(?=\s(?:بكسل|كيلوبايت|ميجابايت|جنيه|ريال|دولار|كلمة|حرف|مرة|زيارة|ثانية|KB|MB|px|pixels|words|characters|times|pounds|dollars)(?![\p{L}]))/u;

const findFaults = (locale: "ar" | "en", pattern: RegExp): readonly string[] =>
  pages
    .filter(({ document }) => document.documentElement.lang === locale)
    .flatMap(({ address, document }) =>
      listTexts(document)
        .filter((text) => pattern.test(text))
        .map((text) => `${address}: ${pattern.exec(text)![0]} in: ${text.trim().slice(0, 120)}`),
    );

test("no Arabic page has a Latin comma, semicolon or question mark beside an Arabic word", () => {
  expect(findFaults("ar", latinMarks)).toEqual([]);
  expect(
    ["ضعيفة, 29%", "ضعيفة ,", "JPEG, صورة", "متى?"].every((text) => latinMarks.test(text)),
  ).toBe(true);
  expect(["ضعيفة، 29%", "1,200 بكسل", "JPEG · 1,200"].some((text) => latinMarks.test(text))).toBe(
    false,
  );
});

test("a thousand and more has its separator on every page", () => {
  expect(findFaults("ar", bareThousands)).toEqual([]);
  expect(findFaults("en", bareThousands)).toEqual([]);
  expect(["1200 بكسل", "أكثر من 1200 px"].every((text) => bareThousands.test(text))).toBe(true);
  expect(
    ["1,200 بكسل", "في 2024 زيارات", "300 بكسل"].some((text) => bareThousands.test(text)),
  ).toBe(false);
});
