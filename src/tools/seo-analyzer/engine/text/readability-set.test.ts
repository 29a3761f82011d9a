import { expect, test } from "vitest";
import {
  average,
  fitSet,
  isClearlyBetter,
  readTexts,
  type Fit,
  type LevelledText,
} from "../../../../../tests/fixtures/seo-readability/fit-readability.ts";
import { ageFit, minEnglishWords, toReadingAge } from "./readability.ts";

const texts = readTexts();

const fits = {
  barec: fitSet(texts, "barec"),
  onestop: fitSet(texts, "onestop"),
  weebit: fitSet(texts, "weebit"),
} as const satisfies Readonly<Record<LevelledText["set"], readonly Fit[]>>;
const round = (value: number): number => Number(value.toFixed(2));
const getAge = ({ words, sentences }: Pick<LevelledText, "words" | "sentences">): number =>
  toReadingAge({ wordCount: words, sentenceCount: sentences });

const school = texts.filter(({ set }) => set === "weebit");
const heldOut = school.filter(({ half }) => half === "held-out");

test("no document has a text in both halves", () => {
  const halves = Map.groupBy(texts, ({ set, document }) => `${set} ${document}`);
  for (const own of halves.values()) expect(new Set(own.map(({ half }) => half)).size).toBe(1);
  const counts = (["barec", "onestop", "weebit"] as const).map((set) =>
    (["calibration", "held-out"] as const).map(
      (half) => texts.filter((text) => text.set === set && text.half === half).length,
    ),
  );
  expect(counts).toEqual([
    [32, 29],
    [30, 30],
    [46, 39],
  ]);
});

test("O-110 the age that a report names has the error that it states", () => {
  const fit = fits.weebit[0]!;
  expect(fit.factors.map(round)).toEqual([3.37, 0.53]);
  expect([ageFit.base, ageFit.perWord]).toEqual([3.4, 0.53]);
  const error = average(heldOut.map((text) => Math.abs(getAge(text) - text.level)));
  expect(round(error)).toBe(1.73);
  expect(Math.round(error)).toBe(ageFit.error);
  expect([fit.error, fit.baseline, fit.spearman].map(round)).toEqual([1.73, 2.55, 0.73]);
  expect(fit.interval.map(round)).toEqual([-1.28, -0.35]);
  expect(isClearlyBetter(fit)).toBe(true);
});

test("the published formula is no better than the fitted one", () => {
  const stock = fits.weebit.find(({ formula }) => formula === "ARI, as published")!;
  expect(round(stock.error)).toBe(1.99);
});

test("texts for readers of 12 and more seem younger than they are", () => {
  const biases = [7.5, 8.5, 9.5, 12.5, 15].map((level) =>
    round(
      average(heldOut.filter((text) => text.level === level).map((text) => getAge(text) - level)),
    ),
  );
  expect(biases).toEqual([0.68, 0.67, 1.17, -2.21, -3.17]);
});

test("of an article in three levels the simplest has shorter sentences than the hardest", () => {
  const articles = Map.groupBy(
    texts.filter(({ set }) => set === "onestop"),
    ({ document }) => document,
  );
  const lengths = [...articles.values()].map((versions) =>
    versions.toSorted((a, b) => a.level - b.level).map(({ words, sentences }) => words / sentences),
  );
  expect(lengths.filter(([simplest = 0, , hardest = 0]) => simplest < hardest)).toHaveLength(19);
});

test("the beginning of a text is within half a year of the whole from the minimum on", () => {
  const changes = [0, 1, 2].map((i) =>
    average(
      school.map((text) => {
        const [words, sentences] = text.first![i]!;
        return Math.abs(getAge({ words, sentences }) - getAge(text));
      }),
    ),
  );
  expect(changes.map(round)).toEqual([1.09, 0.7, 0.44]);
  expect([25, 50, 75][changes.findIndex((change) => change < 0.5)]).toBe(minEnglishWords);
});

test("O-111 no formula is clearly better than the mean level for Arabic, so none is shown", () => {
  expect(fits.barec.filter(isClearlyBetter)).toEqual([]);
  const fit = fits.barec[0]!;
  expect([fit.error, fit.baseline, fit.spearman].map(round)).toEqual([1.2, 1.26, 0.42]);
  expect(fit.interval.map(round)).toEqual([-0.44, 0.37]);
});

test("the three levels of articles for learners are not named either", () => {
  expect(fits.onestop.filter(isClearlyBetter)).toEqual([]);
  const fit = fits.onestop[0]!;
  expect([fit.error, fit.baseline].map(round)).toEqual([0.69, 0.67]);
});
