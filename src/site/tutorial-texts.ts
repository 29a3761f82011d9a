import { z } from "astro/zod";

/**
 * The texts that search engines show: a title of 30 to 60 characters with the brand, a description
 * of 120 to 158 characters.
 * @see docs/specification.md#seo-analyzer-score
 */
export const description = z
  .string()
  .min(120)
  .max(158)
  .describe("for search results, 120 to 158 characters");

/** The texts of an article beside its body, as they are shown: with the figures that they cite. */
export const tutorialTexts = z.object({
  title: z.string().max(70),
  summary: z.string().max(240).describe("on the card, clamped to three lines"),
  description,
  takeaways: z
    .array(z.string().max(142))
    .min(3)
    .max(5)
    .describe("the article in three to five sentences"),
});
