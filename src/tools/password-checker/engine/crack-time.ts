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

/**
 * Guesses per second of four attacks, the slowest first, as zxcvbn publishes them: through a
 * sign-in page that limits attempts (100 an hour) or does not, and with a stolen copy of the site's
 * data with slow or fast hashes.
 */
export const attackSpeeds = {
  onlineLimited: 100 / 3600,
  onlineUnlimited: 10,
  offlineSlow: 1e4,
  offlineFast: 1e10,
} as const;
export type Attack = keyof typeof attackSpeeds;

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

/**
 * Estimates the time that a guessing program needs. The shown time is that of the fastest attack.
 * @param guesses 1 or more, possibly infinite
 */
export function estimateCrackTime(guesses: number, attack: Attack = "offlineFast"): CrackTime {
  const seconds = guesses / attackSpeeds[attack];
  for (const unit of crackUnits.toReversed()) {
    if (unit === "instantly") break;
    const begin = begins[unit];
    if (seconds >= begin)
      return { unit, count: Number.isFinite(seconds) ? Math.floor(seconds / begin) : 1 };
  }
  return { unit: "instantly", count: 1 };
}
