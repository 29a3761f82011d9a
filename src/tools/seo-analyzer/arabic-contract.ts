import * as z from "zod/mini";

/*
 * The part of a report about the Arabic of a page. Stored reports contain the codes, so none of
 * them changes its meaning.
 */

/** A certain slip, or a suggestion that a writer may turn down. */
export const arabicSeverities = ["error", "style"] as const;
export type ArabicSeverity = (typeof arabicSeverities)[number];

/** The kinds of findings, in the order of the report: the slips first. */
export const arabicKinds = [
  "hamza",
  "taa",
  "yaa",
  "punctuation",
  "spacing",
  "waw",
  "tatweel",
  "keyboard",
  "marks",
  "doubled",
  "undotted",
  "bidi",
  "repeated",
  "digits",
  "long",
  "passive",
  "agent",
  "openings",
  "dialect",
] as const;
export type ArabicKind = (typeof arabicKinds)[number];

/** Where on the page a text was read. */
export const arabicPlaces = ["title", "description", "heading", "item", "text"] as const;
export type ArabicPlace = (typeof arabicPlaces)[number];

/** The most different findings of a report; `total` counts all of them. */
export const maxArabicFindings = 100;
export const maxContextChars = 120;
export const maxWrongChars = 80;
/** The most sentences that are shown with their slips, and how much of each. */
export const maxArabicSentences = 60;
export const maxSentenceChars = 400;
/** A sentence with more marked places is shown in pieces. */
export const maxSentenceMarks = 20;

const Context = z.string().check(z.maxLength(maxContextChars + 1));
const Sentence = z.string().check(z.maxLength(400));
const Count = z.int().check(z.minimum(0), z.maximum(1_000_000));

const Finding = z.object({
  place: z.enum(arabicPlaces),
  /** Up to four whole words of the sentence on each side, at most `maxContextChars` long. */
  before: Context,
  wrong: z.string().check(z.maxLength(maxWrongChars + 1)),
  after: Context,
  /** What to write instead; null where that is the writer's choice. */
  right: z.nullable(z.string().check(z.maxLength(2 * maxWrongChars))),
  /** One line that says why. */
  reason: Sentence,
  /** How often the same is found on the page. */
  times: Count,
});

const Group = z.object({
  kind: z.enum(arabicKinds),
  severity: z.enum(arabicSeverities),
  title: Sentence,
  /** How many of this kind the page has; `findings` may list fewer. */
  count: Count,
  findings: z.array(Finding).check(z.maxLength(maxArabicFindings)),
});

const severity = z.enum(arabicSeverities);

/** What is marked in a sentence, or said of the whole. */
const Correction = z.object({
  severity,
  /** Null for what is said of the whole sentence. */
  wrong: z.nullable(z.string().check(z.maxLength(maxSentenceChars + 1))),
  right: z.nullable(z.string().check(z.maxLength(2 * maxWrongChars))),
  reasons: z.array(Sentence).check(z.maxLength(maxSentenceMarks)),
  times: Count,
});

const ArabicSentence = z.object({
  place: z.enum(arabicPlaces),
  /** The sentence in pieces; those that are marked have a severity. */
  parts: z
    .array(
      z.object({
        text: z.string().check(z.maxLength(maxSentenceChars + 1)),
        severity: z.nullable(severity),
      }),
    )
    .check(z.maxLength(2 * maxSentenceMarks + 3)),
  /** The slips first. */
  corrections: z.array(Correction).check(z.maxLength(maxSentenceMarks + 1)),
  /** The sentence with its slips corrected, or where it has none with the suggestions. */
  right: z.nullable(z.string().check(z.maxLength(10 * maxSentenceChars))),
});

/** The Arabic of a page in the words of a reader; it does not change the score. */
export const ArabicReport = z.object({
  /** How many Arabic words were read. */
  wordCount: Count,
  /** How many slips and suggestions the page has. */
  errorCount: Count,
  styleCount: Count,
  /** What was read, and the length of its sentences. */
  summary: z.array(Sentence).check(z.maxLength(4)),
  groups: z.array(Group).check(z.maxLength(arabicKinds.length)),
  /** Those with slips first; undefined in reports that older versions stored. */
  sentences: z.optional(z.array(ArabicSentence).check(z.maxLength(maxArabicSentences))),
});
export type ArabicReport = z.output<typeof ArabicReport>;
export type ArabicGroup = ArabicReport["groups"][number];
export type ArabicSentence = z.output<typeof ArabicSentence>;
