import * as z from "zod/mini";
import { Screenshots } from "./screenshots.ts";

/** The task of the process that renders a page. */
export interface RenderTask {
  readonly url: string;
  readonly userAgent: string;
}

/**
 * Longer values are cut: everything that is measured in the browser is under the control of the
 * page.
 */
export const maxHtmlChars = 10 * 1024 * 1024;
export const maxUrlChars = 8_192;
export const maxTargets = 10;
export const maxTargetChars = 80;

/** The result of that process. The page controls every value, so each is validated. */
export const RenderedPage = z.object({
  /** Of the visible text after the scripts have run. */
  wordCount: z.int().check(z.nonnegative()),
  smallTextShare: z.number().check(z.minimum(0), z.maximum(1)),
  smallTargets: z
    .array(z.string().check(z.maxLength(maxTargetChars)))
    .check(z.maxLength(maxTargets)),
  overflowPx: z.number().check(z.minimum(0), z.maximum(1e6)),
  /** The document after its scripts have run. */
  html: z.string().check(z.maxLength(maxHtmlChars)),
  /** Its URL, which scripts may have changed. */
  url: z.string().check(z.maxLength(maxUrlChars)),
  /** Whether the page led the browser to another document by itself. */
  hasMoved: z.boolean(),
  screenshots: z.optional(Screenshots),
});
export type RenderedPage = z.output<typeof RenderedPage>;
