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
  /** How many of the unit, rounded down, at least 1. Counted for minutes to decades; the rest are said without a number. */
  readonly count: number;
}

/** A stolen copy of a site's data and fast hashes, as zxcvbn's fastest attack: ten billion tries a second. */
const guessesPerSecond = 1e10;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const year = 365.25 * day;

/** Where each unit begins, in seconds. */
const begins = {
  minutes: minute,
  hours: hour,
  days: day,
  years: year,
  decades: 10 * year,
  centuries: 100 * year,
  millionsOfYears: 1e6 * year,
} as const;

/** How long a program needs for that many guesses. @param guesses 1 or more, not necessarily finite */
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
