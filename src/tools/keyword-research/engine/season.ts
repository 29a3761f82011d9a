import type { MonthCount } from "./trend-line.ts";

/** The months of the year in which a subject is read about most, year after year. */
export interface Season {
  /** 1 is January; in the order of the year. */
  readonly months: readonly number[];
  /** How many times an ordinary month such a month has. */
  readonly factor: number;
  /** How many years say so. */
  readonly years: number;
  /** The last month that was counted, as 2026-01. */
  readonly until: string;
}

const monthsOfYear = 12;
/** One year cannot tell a season from an event. */
const minYears = 2;
/** Below this the chance of single readers is as large as a season (a tenth at 100 views). */
const minMonthlyViews = 100;
/** A season has to foretell a year that it was not learnt from better than a flat line, by this. */
const maxErrorShare = 0.8;
/** From here on a month belongs to the season, if it was above the average in each year too. */
const minFactor = 1.25;
const minFactorOfEachYear = 1.1;
const maxSeasonMonths = 4;

/** The share of each month in its year: 1 is an ordinary month; January is at 0. */
export type YearProfile = readonly number[];

/**
 * Splits months into whole years that end with the last one.
 * @param monthly without gaps, the oldest first
 */
export function toYears(monthly: readonly MonthCount[]): readonly YearProfile[] {
  const count = Math.floor(monthly.length / monthsOfYear);
  const whole = monthly.slice(monthly.length - count * monthsOfYear);
  return Array.from({ length: count }, (_, year) =>
    toProfile(whole.slice(year * monthsOfYear, (year + 1) * monthsOfYear)),
  );
}

function toProfile(year: readonly MonthCount[]): YearProfile {
  const mean = year.reduce((sum, { count }) => sum + count, 0) / monthsOfYear;
  const profile = Array.from({ length: monthsOfYear }, () => 1);
  // A month without views counts as half a view, because its logarithm has to be finite.
  for (const { month, count } of year)
    profile[Number(month.slice(5)) - 1] = mean === 0 ? 1 : Math.max(count, 0.5) / mean;
  return profile;
}

/** The mean of the years, month by month. */
export function averageProfiles(years: readonly YearProfile[]): YearProfile {
  return Array.from(
    { length: monthsOfYear },
    (_, month) => years.reduce((sum, year) => sum + year[month]!, 0) / years.length,
  );
}

export const flatProfile: YearProfile = Array.from({ length: monthsOfYear }, () => 1);

/** The mean error of a forecast, as the absolute difference of the decimal logarithms. */
export function computeError(forecast: YearProfile, year: YearProfile): number {
  const errors = year.map((share, month) => Math.abs(Math.log10(share / forecast[month]!)));
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

/**
 * Learns the profile of a year from monthly counts.
 * @returns undefined where there are fewer than two years or too few views, or where the other
 *   years do not foretell each year better than a flat line does, on average
 */
export function learnProfile(monthly: readonly MonthCount[]): YearProfile | undefined {
  const years = toYears(monthly);
  if (years.length < minYears) return undefined;
  const views = monthly.reduce((sum, { count }) => sum + count, 0);
  if (views / monthly.length < minMonthlyViews) return undefined;
  let [learnt, flat] = [0, 0];
  for (const heldBack of years) {
    const others = years.filter((year) => year !== heldBack);
    learnt += computeError(averageProfiles(others), heldBack);
    flat += computeError(flatProfile, heldBack);
  }
  return learnt < maxErrorShare * flat ? averageProfiles(years) : undefined;
}

/** Finds the season of a subject; undefined where the year is flat or differs from year to year. */
export function findSeason(monthly: readonly MonthCount[]): Season | undefined {
  const profile = learnProfile(monthly);
  if (profile === undefined) return undefined;
  const years = toYears(monthly);
  const months = profile
    .map((factor, at) => ({ factor, at }))
    .filter(({ factor }) => factor >= minFactor)
    .filter(({ at }) => years.every((year) => year[at]! >= minFactorOfEachYear))
    .toSorted((a, b) => b.factor - a.factor)
    .slice(0, maxSeasonMonths);
  if (months.length === 0) return undefined;
  const factor = months.reduce((sum, month) => sum + month.factor, 0) / months.length;
  return {
    months: months.map(({ at }) => at + 1).toSorted((a, b) => a - b),
    factor: Math.round(factor * 10) / 10,
    years: years.length,
    until: monthly.at(-1)!.month,
  };
}
