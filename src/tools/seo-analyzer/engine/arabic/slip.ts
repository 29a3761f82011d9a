import type { ArabicKind, ArabicSeverity } from "../../arabic-contract.ts";
import type { Sentence } from "./sentence.ts";

/** Why something is marked. Stored reports contain the codes. */
export const kindByReason = {
  hamza: "hamza",
  "hamza-form": "hamza",
  "in-shaa": "hamza",
  wasl: "hamza",
  taa: "taa",
  maqsura: "yaa",
  // Only in reports that were stored before it was a suggestion, where it is counted as a slip.
  yaa: "yaa",
  undotted: "undotted",
  comma: "punctuation",
  semicolon: "punctuation",
  question: "punctuation",
  "space-before": "spacing",
  "no-space-after": "spacing",
  "in-brackets": "spacing",
  joined: "spacing",
  waw: "waw",
  tatweel: "tatweel",
  "persian-letter": "keyboard",
  "persian-digit": "keyboard",
  "double-mark": "marks",
  "lone-mark": "marks",
  doubled: "doubled",
  "latin-start": "bidi",
  "latin-end": "bidi",
  bracket: "bidi",
  phone: "bidi",
  control: "bidi",
  repeated: "repeated",
  digits: "digits",
  "digits-even": "digits",
  long: "long",
  passive: "passive",
  agent: "agent",
  openings: "openings",
  egyptian: "dialect",
  gulf: "dialect",
  levantine: "dialect",
} as const satisfies Readonly<Record<string, ArabicKind>>;
export type ArabicReason = keyof typeof kindByReason;
export const arabicReasons = Object.keys(kindByReason) as readonly ArabicReason[];

/** Kinds that a writer may turn down; what is left are certain slips. */
const suggestions: ReadonlySet<ArabicKind> = new Set([
  "undotted",
  "bidi",
  "repeated",
  "digits",
  "long",
  "passive",
  "agent",
  "openings",
  "dialect",
]);

export const getSeverity = (kind: ArabicKind): ArabicSeverity =>
  suggestions.has(kind) ? "style" : "error";

/** A place in a sentence that a proof-reader would mark. */
export interface Slip {
  readonly reason: ArabicReason;
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
  /** What to write instead; null where that is the writer's choice. */
  readonly right: string | null;
  /** A count that the reason names. */
  readonly count?: number;
}
