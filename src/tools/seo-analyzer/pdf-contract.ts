import type { Locale } from "#i18n/messages.ts";
import { toAnalysisPath } from "./contract.ts";

/** Why there is no PDF. Each code has a message in `pdf-messages.ts`. */
export const pdfFailureCodes = [
  /** The server has no browser, or its browser did not start. */
  "no-browser",
  "busy",
  "too-many",
  "expired",
  "offline",
  "internal",
] as const;
export type PdfFailureCode = (typeof pdfFailureCodes)[number];

/**
 * GET returns the report as a PDF, printed by the server's browser.
 * @param platform what the visitor has chosen; null where it is what was recognised
 */
export function toPdfPath(id: string, locale: Locale, platform: string | null): string {
  return `${toAnalysisPath(id)}/pdf?${toQuery(locale, platform)}`;
}

/** GET returns the document that is printed, for the print dialog of the visitor's browser. */
export function toPrintPath(id: string, locale: Locale, platform: string | null): string {
  return `${toAnalysisPath(id)}/print?${toQuery(locale, platform)}`;
}

const toQuery = (locale: Locale, platform: string | null): string =>
  `${new URLSearchParams({ locale, ...(platform !== null && { platform }) })}`;
