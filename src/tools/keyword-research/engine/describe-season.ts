import { count, formatMonth, formatMonthNames, formatNumber } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { Row } from "../contract.ts";
import type { resultMessages } from "../result-messages.ts";

type SeasonTexts = Pick<
  Texts<typeof resultMessages>,
  "season" | "seasonTimes" | "seasonYears" | "seasonEstimate"
>;

/**
 * Says when a phrase has its season, and what our estimate of its searches is then. Counted figures
 * are left alone: page views are no searches.
 * @returns undefined where there is no season
 */
export function describeSeason(
  { season, volume }: Pick<Row, "season" | "volume">,
  t: SeasonTexts,
  locale: Locale,
): string | undefined {
  if (season === undefined) return undefined;
  const text = fill(t.season, {
    months: formatMonthNames(locale, season.months),
    times: count(locale, t.seasonTimes, season.factor),
    years: count(locale, t.seasonYears, season.years),
    until: formatMonth(locale, season.until),
  });
  if (volume.source !== "embedded" || volume.value === null) return text;
  const estimate = fill(t.seasonEstimate, {
    peak: formatNumber(locale, roundToOneDigit(volume.value * season.factor)),
    volume: formatNumber(locale, volume.value),
  });
  return `${text} ${estimate}`;
}

/** An estimate has one digit, in its season too. */
function roundToOneDigit(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return Math.round(value / unit) * unit;
}
