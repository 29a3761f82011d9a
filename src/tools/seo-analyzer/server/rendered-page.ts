import * as z from "zod/mini";

/** What the process that looks at one page is told, once. */
export interface RenderTask {
  readonly url: string;
  readonly userAgent: string;
}

/** Longer texts are cut: what a page says of itself in a browser is the page's own word, however long. */
export const maxHtmlChars = 10 * 1024 * 1024;
export const maxTargets = 10;
export const maxTargetChars = 80;

/** What it answers with; everything in it came out of a page that may lie. */
export const RenderedPage = z.object({
  /** The page's text as it is seen after its scripts have run. */
  wordCount: z.int().check(z.nonnegative()),
  smallTextShare: z.number().check(z.minimum(0), z.maximum(1)),
  smallTargets: z
    .array(z.string().check(z.maxLength(maxTargetChars)))
    .check(z.maxLength(maxTargets)),
  overflowPx: z.number().check(z.minimum(0), z.maximum(1e6)),
  /** The document as it stands after its scripts have run. */
  html: z.string().check(z.maxLength(maxHtmlChars)),
});
export type RenderedPage = z.output<typeof RenderedPage>;
