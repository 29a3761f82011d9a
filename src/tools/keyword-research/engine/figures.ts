import { comma, formatDate, formatMonth, formatNumber } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { Cell, Source } from "../contract.ts";
import type { pictureMessages } from "../picture-messages.ts";
import type { resultMessages } from "../result-messages.ts";
import type { tableMessages } from "../table-messages.ts";
import type { VolumeBand } from "./volume-band.ts";

/** The words of figures and of what they are: those of the tool, also in the other language. */
export type FigureTexts = Texts<typeof pictureMessages> &
  Texts<typeof resultMessages> &
  Texts<typeof tableMessages>;

/**
 * Formats a number in short: 1K, 25K, 1.2M. Arabic has no short forms that are generally known, so
 * both languages use these.
 */
function formatShort(locale: Locale, value: number): string {
  return locale === "ar"
    ? formatNumber(locale, value)
    : new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 }).format(value);
}

/**
 * Formats a volume, in the one wording of the whole page: a counted one as a number, any other as
 * its range, "10–1K" or "Under 100". How certain it is is said elsewhere. Null where it is unknown.
 */
export function formatVolume(
  { value, range, certainty }: Cell,
  t: FigureTexts,
  locale: Locale,
): string | null {
  if (value === null) return null;
  if (certainty === "counted") return formatNumber(locale, value);
  if (range === null || range[0] === range[1]) return formatShort(locale, range?.[0] ?? value);
  return formatVolumeBand(range, t, locale);
}

/** Formats the bounds of a volume, the lanes of the picture as the cells of the table. */
export function formatVolumeBand([from, to]: VolumeBand, t: FigureTexts, locale: Locale): string {
  const end = formatShort(locale, to);
  return from === 0 ? fill(t.upTo, { to: end }) : `${formatShort(locale, from)}–${end}`;
}

/**
 * Formats a price in US dollars, "$1.20" or "$0.40–1.20", from left to right in both languages.
 * Null where it is unknown.
 */
export function formatPrice({ value, range }: Cell): string | null {
  if (value === null) return null;
  return range === null || range[0] === range[1]
    ? `$${formatCents(value)}`
    : `$${formatCents(range[0])}–${formatCents(range[1])}`;
}

/** Formats a bid in the currency of the visitor's file: "EGP 5.16–23.53". */
export function formatBid({
  span: [from, to],
  currency,
}: {
  readonly span: readonly [number, number];
  readonly currency: string;
}): string {
  return from === to
    ? `${currency} ${formatCents(from)}`
    : `${currency} ${formatCents(from)}–${formatCents(to)}`;
}

const formatCents = (value: number): string => value.toFixed(2);

/** The name of a source, with the day or month of the figure where it has one. */
export function formatSource(
  source: Source,
  asOf: string | null,
  t: FigureTexts,
  locale: Locale,
): string {
  return asOf === null ? t[source] : joinList([t[source], formatAsOf(locale, asOf)], locale);
}

/** Joins the parts of a line with the comma of the language. */
export function joinList(parts: readonly string[], locale: Locale): string {
  return parts.join(comma[locale]);
}

/** Formats the date of a figure. @param asOf a day or a month, as ISO 8601 */
export function formatAsOf(locale: Locale, asOf: string): string {
  return asOf.length === 7 ? formatMonth(locale, asOf) : formatDate(locale, asOf.slice(0, 10));
}
