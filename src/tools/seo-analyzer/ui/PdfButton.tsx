import { useState, type MouseEvent } from "react";
import { saveFile } from "#ui/save-file.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { getPdfName } from "../engine/export-report.ts";
import { toPrintPath, type PdfFailureCode } from "../pdf-contract.ts";
import { pdfMessages } from "../pdf-messages.ts";
import type { Report } from "./analysis-jobs.ts";
import { fetchPdf, PdfError } from "./fetch-pdf.ts";

interface Props {
  readonly locale: Locale;
  /** The id of the analysis. */
  readonly id: string;
  readonly report: Report;
  /** The platform that the visitor has chosen; null where it is what was recognised. */
  readonly platform: string | null;
}

type State = "idle" | "preparing" | "ready" | PdfFailureCode;

/**
 * Downloads the report as a PDF that the server prints. Where that fails, the visitor's own browser
 * can print the same document.
 */
export function PdfButton({ locale, id, report, platform }: Props) {
  const t = pick(pdfMessages, locale);
  const [state, setState] = useState<State>("idle");
  const isPreparing = state === "preparing";
  const hasFailed = !isPreparing && state !== "idle" && state !== "ready";
  async function download(): Promise<void> {
    if (isPreparing) return;
    setState("preparing");
    try {
      saveFile(await fetchPdf(id, locale, platform), getPdfName(report));
      setState("ready");
    } catch (error) {
      setState(error instanceof PdfError ? error.code : "internal");
    }
  }
  return (
    <>
      <button
        type="button"
        className="button button-small"
        // A disabled button would lose the focus.
        aria-disabled={isPreparing}
        onClick={() => void download()}
      >
        {isPreparing ? t.preparing : t.download}
      </button>
      <span className="seo-pdf-state type-small" role="status">
        {state !== "idle" && <span className={isPreparing ? "kit-hidden" : ""}>{t[state]}</span>}
        {hasFailed && state !== "expired" && (
          <>
            {" "}
            <a
              className="link"
              href={toPrintPath(id, locale, platform)}
              target="_blank"
              onClick={printInNewTab}
            >
              {t.printWay}
            </a>
          </>
        )}
      </span>
    </>
  );
}

/**
 * Opens the print version and its print dialog. Its document has no script, so the page that opens
 * it calls the dialog; where the tab does not open, the link works as any link.
 */
function printInNewTab(event: MouseEvent<HTMLAnchorElement>): void {
  const tab = open(event.currentTarget.href);
  if (tab === null) return;
  event.preventDefault();
  tab.addEventListener("load", () => tab.print(), { once: true });
}
