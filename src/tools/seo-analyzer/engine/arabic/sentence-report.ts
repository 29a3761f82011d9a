import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ArabicSentence, ArabicSeverity } from "../../arabic-contract.ts";
import { arabicHaaTexts, arabicReasonTexts } from "../../arabic-messages.ts";
import type { MarkedSentence } from "./group-by-sentence.ts";
import { getSeverity, kindByReason, type ArabicReason } from "./slip.ts";

type Part = MarkedSentence["parts"][number];
type Reason = NonNullable<MarkedSentence["whole"]>;
type Correction = ArabicSentence["corrections"][number];

/** Words why something is marked; which letter ends a word follows from what is right. */
export function wordReason(
  reason: ArabicReason,
  { right, count }: { readonly right: string | null; readonly count: number },
  locale: Locale,
): string {
  const isHaa = reason === "taa" && right !== null && !right.includes("ة");
  const text = isHaa ? arabicHaaTexts.haa : arabicReasonTexts[reason];
  return text[locale].replace("{n}", formatNumber(locale, count));
}

/** Words a stored sentence with all that is marked in it, the slips first. */
export function toArabicSentence(stored: MarkedSentence, locale: Locale): ArabicSentence {
  const { place, parts, whole } = stored;
  const corrections = [
    ...parts.flatMap((part): Correction[] =>
      part.reasons === undefined ? [] : [toCorrection(part.text, part.right, part.reasons, locale)],
    ),
    ...(whole === undefined ? [] : [toCorrection(null, undefined, [whole], locale)]),
  ];
  return {
    place,
    parts: parts.map((part) => ({ text: part.text, severity: getPartSeverity(part) })),
    corrections: corrections.toSorted((a, b) => rank(a.severity) - rank(b.severity)),
    right: correct(parts),
  };
}

const rank = (severity: ArabicSeverity): number => (severity === "error" ? 0 : 1);

/** A place with a certain slip is one, whatever else is suggested for it. */
const getWorst = (reasons: readonly Reason[]): ArabicSeverity =>
  reasons.some(({ reason }) => getSeverity(kindByReason[reason]) === "error") ? "error" : "style";
const getPartSeverity = ({ reasons }: Part): ArabicSeverity | null =>
  reasons === undefined ? null : getWorst(reasons);

const toCorrection = (
  wrong: string | null,
  right: string | undefined,
  reasons: readonly Reason[],
  locale: Locale,
): Correction => ({
  severity: getWorst(reasons),
  wrong,
  right: right ?? null,
  reasons: reasons.map(({ reason, count = 0 }) =>
    wordReason(reason, { right: right ?? null, count }, locale),
  ),
  times: reasons.reduce((max, { times }) => Math.max(max, times), 1),
});

/**
 * The sentence as it should be. Suggestions are the writer's choice, so they are only taken where
 * there is nothing else to correct.
 * @returns null where nothing has a correction
 */
function correct(parts: readonly Part[]): string | null {
  const isCorrected = (severity: ArabicSeverity) => (part: Part) =>
    part.right !== undefined && getPartSeverity(part) === severity;
  const isTaken = isCorrected(parts.some(isCorrected("error")) ? "error" : "style");
  if (!parts.some(isTaken)) return null;
  return parts
    .map((part) => (isTaken(part) ? applyCorrection(part.text, part.right!) : part.text))
    .join("")
    .trim();
}

/** In the correction of a sign "…" is for the words around it, and within brackets for the rest. */
export function applyCorrection(wrong: string, right: string): string {
  if (right === "(…)") return `(${wrong.slice(1, -1).trim()})`;
  return right.replace(/^…|…$/g, "");
}
