import type { Texts } from "#i18n/messages.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { saveFile } from "#ui/save-file.ts";
import type { PageReport, SiteReport } from "./contract.ts";
import { reportCsv, reportJson, reportName } from "./export-report.ts";
import type { messages } from "./messages.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly report: PageReport | SiteReport;
}

/** Print, JSON, CSV, and a link that lasts. */
export function TakeAway({ t, report }: Props) {
  const name = reportName(report);
  const small = "button button-quiet button-small";
  return (
    <section className="seo-take" aria-labelledby="seo-take-title">
      <h2 id="seo-take-title" className="type-head">
        {t.takeAway}
      </h2>
      <div className="seo-buttons">
        <button type="button" className={small} onClick={() => print()}>
          {t.print}
        </button>
        <button type="button" className={small} onClick={() => saveFile(new Blob([reportJson(report)], { type: "application/json" }), `${name}.json`)}>
          {t.downloadJson}
        </button>
        <button type="button" className={small} onClick={() => saveFile(new Blob([reportCsv(report)], { type: "text/csv" }), `${name}.csv`)}>
          {t.downloadCsv}
        </button>
        <CopyButton
          text={location.href}
          label={t.copyLink}
          copiedLabel={t.copiedTitle}
          toastTitle={t.copiedTitle}
          toastText={t.linkCopied}
          failedTitle={t.errorTitle}
          failedText={t.copyRefused}
          className={small}
        />
      </div>
      <p className="type-small seo-soft">{t.linkLasts}</p>
    </section>
  );
}
