import { z } from "astro/zod";

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens");
const text = z.string().min(1).max(200);
const localized = z.object({ ar: text, en: text });

const figure = z.object({
  value: z.number(),
  decimals: z.number().int().min(0).max(3).describe("as many as the text shows"),
  spread: z.number().min(0).max(0.5).describe("by which share of it a second run may differ"),
});

const chart = z.object({
  title: localized,
  unit: localized.describe("how a value is written, with {n} for the number"),
  method: localized.describe("under which conditions it was measured, as the caption says it"),
  bars: z.array(z.object({ label: localized, figure: name })).min(2),
});

/** What an experiment found: `experiment/results.json` of an article, written by a run alone. */
export const resultsSchema = z
  .object({
    date: z.iso.date().describe("when it was measured, YYYY-MM-DD"),
    browser: z
      .string()
      .regex(/^Chromium [\d.]+$/, "Chromium and its version")
      .optional()
      .describe("what measured it; absent where all figures are computed"),
    figures: z.record(name, figure),
    charts: z.record(name, chart),
  })
  .superRefine(({ figures, charts }, context) => {
    for (const [title, { bars }] of Object.entries(charts))
      for (const bar of bars)
        if (figures[bar.figure] === undefined)
          context.addIssue({
            code: "custom",
            path: ["charts", title],
            message: `there is no figure "${bar.figure}"`,
          });
  });

export type Results = z.infer<typeof resultsSchema>;
export type Figure = z.infer<typeof figure>;
export type Chart = z.infer<typeof chart>;
