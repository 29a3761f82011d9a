/**
 * The units of a crack time, from the shortest to the longest.
 * @see docs/specification.md#password-checker-score
 */
export const crackUnits = [
  "instantly",
  "minutes",
  "hours",
  "days",
  "years",
  "decades",
  "centuries",
  "millionsOfYears",
] as const;

export interface CrackTime {
  readonly unit: (typeof crackUnits)[number];
  /**
   * Number of units, rounded down, at least 1. Shown for minutes to decades; the other texts have
   * no number.
   */
  readonly count: number;
}

/** Guesses per second against a stolen database with fast hashes, the fastest attack of zxcvbn. */
const guessesPerSecond = 1e10;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365.25 * day;

/** From how many seconds on each unit is used. */
const begins = {
  minutes: minute,
  hours: hour,
  days: day,
  years: year,
  decades: 10 * year,
  centuries: 100 * year,
  millionsOfYears: 1e6 * year,
} as const;

/** Estimates the time that a guessing program needs. @param guesses 1 or more, possibly infinite */
export function estimateCrackTime(guesses: number): CrackTime {
  const seconds = guesses / guessesPerSecond;
  for (const unit of crackUnits.toReversed()) {
    if (unit === "instantly") break;
    const begin = begins[unit];
    if (seconds >= begin)
      return { unit, count: Number.isFinite(seconds) ? Math.floor(seconds / begin) : 1 };
  }
  return { unit: "instantly", count: 1 };
}
