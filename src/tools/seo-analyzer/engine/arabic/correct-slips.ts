import { findSlips } from "./audit-arabic.ts";
import { applyCorrection } from "./sentence-report.ts";
import { getSeverity, kindByReason, type Slip } from "./slip.ts";
import { splitSentences } from "./split-sentences.ts";

/** Texts that are suggested are short; a longer one is not corrected. */
const maxChars = 2_000;

/**
 * Corrects what is certainly wrong in the spelling and the signs of a short Arabic text, as the
 * report on the Arabic of the page does. Suggestions of style are left out.
 */
export function correctSlips(text: string): string {
  if (text.length > maxChars) return text;
  const slips = findSlips([splitSentences({ place: "description", text })]).filter(
    ({ reason, right }) => right !== null && getSeverity(kindByReason[reason]) === "error",
  );
  let corrected = text;
  for (const [sentence, ofSentence] of Map.groupBy(slips, (slip) => slip.sentence))
    corrected = corrected.replace(sentence.text, () => correctSentence(sentence.text, ofSentence));
  return corrected;
}

/** Of corrections that overlap the first one is made. */
function correctSentence(text: string, slips: readonly Slip[]): string {
  let result = "";
  let from = 0;
  for (const { start, end, right } of slips.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    result += text.slice(from, start) + applyCorrection(text.slice(start, end), right!);
    from = end;
  }
  return result + text.slice(from);
}
