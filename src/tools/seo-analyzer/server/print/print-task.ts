import type { PrintInput } from "../../engine/print-input.ts";

/** The file that the build puts into the folder of answers (`scripts/build-print.ts`). */
export const printBundleName = "seo-report-document.mjs";

/** The input of the process that makes the HTML of a printed report. */
export interface RenderTask {
  /** The path of the bundle. */
  readonly bundle: string;
  readonly input: PrintInput;
}

/** The input of the process that prints it. */
export interface PrintTask {
  readonly html: string;
}
