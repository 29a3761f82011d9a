import * as z from "zod/mini";
import {
  arabicKinds,
  arabicPlaces,
  maxArabicFindings,
  maxArabicSentences,
  maxContextChars,
  maxSentenceChars,
  maxSentenceMarks,
  maxWrongChars,
} from "../arabic-contract.ts";
import { arabicReasons } from "../engine/arabic/slip.ts";

const Count = z.int().check(z.minimum(0), z.maximum(1e6));
const Context = z.string().check(z.maxLength(maxContextChars + 1));

const Finding = z.strictObject({
  reason: z.enum(arabicReasons),
  place: z.enum(arabicPlaces),
  before: Context,
  wrong: z.string().check(z.maxLength(maxWrongChars + 1)),
  after: Context,
  right: z.nullable(z.string().check(z.maxLength(2 * maxWrongChars))),
  times: Count,
  count: z.optional(Count),
});

const Reason = z.strictObject({
  reason: z.enum(arabicReasons),
  times: Count,
  count: z.optional(Count),
});

const Sentence = z.strictObject({
  place: z.enum(arabicPlaces),
  parts: z
    .array(
      z.strictObject({
        text: z.string().check(z.maxLength(maxSentenceChars + 1)),
        right: z.optional(z.string().check(z.maxLength(2 * maxWrongChars))),
        reasons: z.optional(z.array(Reason).check(z.maxLength(maxSentenceMarks))),
      }),
    )
    .check(z.maxLength(2 * maxSentenceMarks + 3)),
  whole: z.optional(Reason),
});

/** The Arabic of a page as it is stored, with a maximum for every string and list. */
export const ArabicAuditSchema = z.strictObject({
  wordCount: Count,
  sentenceCount: Count,
  averageWords: Count,
  maxWords: Count,
  counts: z.partialRecord(z.enum(arabicKinds), Count),
  findings: z.array(Finding).check(z.maxLength(maxArabicFindings)),
  sentences: z.optional(z.array(Sentence).check(z.maxLength(maxArabicSentences))),
});
