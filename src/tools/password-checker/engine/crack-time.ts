/** From the shortest to the longest. */
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
  /** Number of units, rounded down, at least 1. Shown for minutes to decades; the other texts have no number. */
  readonly count: number;
}

/** Guesses per second against a stolen database with fast hashes, the fastest attack of zxcvbn. */
const guessesPerSecond = 1e10;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365.25 * day;

/** The start of each unit in seconds. */
const begins = {
  minutes: minute,
  hours: hour,
  days: day,
  years: year,
  decades: 10 * year,
  centuries: 100 * year,
  millionsOfYears: 1e6 * year,
} as const;

/** The time a guessing program needs for that many guesses. @param guesses 1 or more, not necessarily finite */
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
