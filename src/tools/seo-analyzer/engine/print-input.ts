import type { Locale } from "#i18n/messages.ts";
import type { Device, PageReport, SiteReport } from "../contract.ts";

/** What the printed report is made of. */
export interface PrintInput {
  readonly locale: Locale;
  /** A report in the words of `locale`. */
  readonly report: PageReport | SiteReport;
  /** The address of the site that prints it, without a slash at its end. */
  readonly siteUrl: string;
  /** The id of the analysis. */
  readonly id: string;
  /** The pictures of the page as WebP in base64; absent where the report has none. */
  readonly pictures?: Readonly<Record<Device, string>> | undefined;
}

/**
 * Returns the whole HTML document of a printed report: fonts and pictures are within it, and no
 * script. The build bundles it from `ui/print`, and the process that prints loads the bundle.
 */
export type RenderDocument = (input: PrintInput) => string;
