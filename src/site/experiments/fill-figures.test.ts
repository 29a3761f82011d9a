import { expect, test } from "vitest";
import { fillAllFigures, fillFigures, listCitations, type FillOptions } from "./fill-figures.ts";

const options: FillOptions = {
  locale: "ar",
  results: new Map([
    [
      "website-speed",
      {
        figures: {
          weight: { value: 4857.3, decimals: 0, spread: 0.02 },
          shown: { value: 2, decimals: 1, spread: 0.1 },
        },
      },
    ],
  ]),
  file: "content/tutorials/website-speed/ar.md",
};

test("a cited figure is written as the site writes numbers, with the decimals of its experiment", () => {
  const text = "{{website-speed/weight}} كيلوبايت في {{website-speed/shown}} ثانية";
  expect(fillFigures(text, options)).toBe("4,857 كيلوبايت في 2.0 ثانية");
  expect(fillFigures(text, { ...options, locale: "en" })).toBe("4,857 كيلوبايت في 2.0 ثانية");
  expect(listCitations(text)).toEqual(["website-speed/weight", "website-speed/shown"]);
});

test.each(["website-speed/height", "no-such-article/weight", "weight", ""])(
  "the citation {{%s}} stops the build, with the file and the name",
  (cited) => {
    expect(() => fillFigures(`One {{${cited}}}.`, options)).toThrow(
      `content/tutorials/website-speed/ar.md: no experiment has a figure "${cited}"`,
    );
  },
);

test("every text of an entry is filled, and what is no text is left", () => {
  const date = new Date(0);
  const entry = { data: { points: ["{{website-speed/shown}}"], order: 1 }, date, none: undefined };
  expect(fillAllFigures(entry, options)).toEqual({
    data: { points: ["2.0"], order: 1 },
    date,
    none: undefined,
  });
  expect(entry.data.points).toEqual(["{{website-speed/shown}}"]);
});
