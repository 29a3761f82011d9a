import { expect, test } from "vitest";
import { averageProfiles, computeError, findSeason, flatProfile, learnProfile } from "./season.ts";

/** Months from November 2023 on, each counted by its calendar month and its year from 0. */
function createMonths(count: number, views: (month: number, year: number) => number) {
  return Array.from({ length: count }, (_, i) => {
    const month = ((10 + i) % 12) + 1;
    const year = 2023 + Math.floor((10 + i) / 12);
    return {
      month: `${year}-${String(month).padStart(2, "0")}`,
      count: views(month, Math.floor(i / 12)),
    };
  });
}
/** Twice an ordinary month in June and July. */
const summer = (month: number): number => (month === 6 || month === 7 ? 2_000 : 1_000);

test("two months that are high in each of three years are a season", () => {
  expect(findSeason(createMonths(36, summer))).toEqual({
    months: [6, 7],
    // Two of twelve months have 2,000, so the mean is 1,167.
    factor: 1.7,
    years: 3,
    until: "2026-10",
  });
  expect(findSeason(createMonths(24, summer))).toMatchObject({ months: [6, 7], years: 2 });
});

test("growth from year to year does not hide a season", () => {
  const months = createMonths(36, (month, year) => summer(month) * (1 + year));
  expect(findSeason(months)).toMatchObject({ months: [6, 7], factor: 1.7 });
});

test.each([
  ["a flat year", createMonths(36, () => 1_000)],
  ["one year, which may be an event", createMonths(12, summer)],
  ["a peak that moves", createMonths(36, (month, year) => (month === 2 + 3 * year ? 9_000 : 500))],
  ["an event of one year", createMonths(36, (month, year) => (month + year === 5 ? 9_000 : 500))],
  ["too few readers", createMonths(36, (month) => summer(month) / 20)],
  ["a wave too small to plan by", createMonths(36, (month) => (month === 6 ? 1_150 : 1_000))],
  ["nothing", createMonths(36, () => 0)],
])("%s is no season", (_name, months) => {
  expect(findSeason(months)).toBeUndefined();
});

test("at most four months are named, the highest ones, in the order of the year", () => {
  const season = findSeason(createMonths(36, (month) => (month > 6 ? 1_000 + 100 * month : 100)));
  expect(season?.months).toEqual([9, 10, 11, 12]);
});

test("the error of a forecast is the mean of its logarithms", () => {
  const year = flatProfile.map((_, month) => (month < 6 ? 10 : 0.1));
  expect(computeError(flatProfile, year)).toBeCloseTo(1);
  expect(computeError(year, year)).toBe(0);
  expect(averageProfiles([year, flatProfile])[0]).toBe(5.5);
});

test("a month without views has a finite share", () => {
  const profile = learnProfile(createMonths(36, (month) => (month === 1 ? 0 : 1_000)));
  expect(profile?.every((share) => share > 0)).toBe(true);
});
