import * as z from "zod/mini";

/*
 * How hard the English of a page is to read, in the words of a reader; it does not change the
 * score.
 */
export const EnglishReport = z.object({
  /** For which readers such sentences are written, how far that is off, and what was counted. */
  summary: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(3)),
  /** The longest sentences, the longest first. */
  long: z.array(z.object({ text: z.string(), length: z.string() })).check(z.maxLength(3)),
});
export type EnglishReport = z.output<typeof EnglishReport>;
