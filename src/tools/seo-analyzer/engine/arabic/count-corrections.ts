import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import {
  maxArabicFindings,
  type ArabicGroup,
  type ArabicReport,
  type ArabicSeverity,
} from "../../arabic-contract.ts";
import { arabicCounts } from "../../arabic-messages.ts";

/** Words how many slips and suggestions a page has: "2 slips in 6 places", "1 suggestion". */
export function wordArabicCounts({ groups }: Pick<ArabicReport, "groups">, locale: Locale) {
  const isListed = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  return (["error", "style"] as const).flatMap((severity) => {
    const own = groups.filter((group) => group.severity === severity);
    if (own.length === 0) return [];
    return [wordArabicCount(own, severity, locale, isListed < maxArabicFindings)];
  });
}

/**
 * Words how many different corrections groups have, and in how many places where they are more.
 * @param isListed whether all of them are in the report; where not, only the places are known
 */
export function wordArabicCount(
  groups: readonly ArabicGroup[],
  severity: ArabicSeverity,
  locale: Locale,
  isListed = true,
): string {
  const places = groups.reduce((sum, group) => sum + group.count, 0);
  const corrections = countCorrections(groups);
  const word = (n: number) => count(locale, arabicCounts[severity][locale], n);
  return !isListed || corrections >= places
    ? word(places)
    : `${word(corrections)} ${count(locale, arabicCounts.places[locale], places)}`;
}

/** A sign is listed after each word that it follows, and is one correction all the same. */
const countCorrections = (groups: readonly ArabicGroup[]): number =>
  new Set(
    groups.flatMap(({ findings }) =>
      findings.map(({ reason, wrong, right }) => `${reason}\n${wrong.trim()}\n${right ?? ""}`),
    ),
  ).size;
