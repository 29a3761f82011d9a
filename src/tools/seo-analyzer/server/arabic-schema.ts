import * as z from "zod/mini";
import {
  arabicKinds,
  arabicPlaces,
  maxArabicFindings,
  maxContextChars,
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

/** The Arabic of a page as it is stored, with a maximum for every string and list. */
export const ArabicAuditSchema = z.strictObject({
  wordCount: Count,
  sentenceCount: Count,
  averageWords: Count,
  maxWords: Count,
  counts: z.partialRecord(z.enum(arabicKinds), Count),
  findings: z.array(Finding).check(z.maxLength(maxArabicFindings)),
});
