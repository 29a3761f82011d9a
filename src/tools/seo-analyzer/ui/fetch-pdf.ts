import { CodedError } from "#base/coded-error.ts";
import type { Locale } from "#i18n/messages.ts";
import { pdfFailureCodes, toPdfPath, type PdfFailureCode } from "../pdf-contract.ts";

/** There is no PDF; the code says why. */
export class PdfError extends CodedError<PdfFailureCode> {
  override name = "PdfError";
}

/**
 * Fetches a report as a PDF.
 * @throws PdfError
 */
export async function fetchPdf(id: string, locale: Locale, platform: string | null): Promise<Blob> {
  const path = toPdfPath(id, locale, platform);
  try {
    const response = await fetch(path);
    if (response.ok) return await response.blob();
    const body: unknown = await response.json().catch(() => undefined); // a proxy sends its page
    const sent = (body as { readonly code?: unknown } | undefined)?.code;
    const code = pdfFailureCodes.find((known) => known === sent);
    throw new PdfError(code ?? "internal", `${path} answered ${response.status}`);
  } catch (cause) {
    if (cause instanceof PdfError) throw cause;
    throw new PdfError("offline", `${path} did not answer`, { cause });
  }
}
