import type { ArabicPlace } from "../../arabic-contract.ts";
import { findSlips } from "./audit-arabic.ts";
import { splitSentences } from "./split-sentences.ts";

/** What is marked in a text: "reason: wrong → right", with "?" where nothing is proposed. */
export function mark(text: string, place: ArabicPlace = "text"): string[] {
  return findSlips([splitSentences({ place, text })]).map(
    ({ reason, sentence, start, end, right }) =>
      `${reason}: ${sentence.text.slice(start, end)} → ${right ?? "?"}`,
  );
}
