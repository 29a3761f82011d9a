import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { ExportPanel } from "#ui/ExportPanel.tsx";
import type { HistoryEntry } from "#ui/job/job-history.ts";
import type { offerMessages } from "#ui/offer-messages.ts";
import { formatReportCsv, formatReportJson, getReportName } from "../engine/export-report.ts";
import { Comparison } from "./Comparison.tsx";
import type { extraMessages } from "../extra-messages.ts";
import type { failureMessages } from "../failure-messages.ts";
import type { messages } from "../messages.ts";
import { Offer } from "./Offer.tsx";
import { PdfButton } from "./PdfButton.tsx";
import { PlatformChoice } from "./PlatformChoice.tsx";
import { PageReportView } from "./PageReportView.tsx";
import { SiteReportView } from "./SiteReportView.tsx";
import { useChosenPlatform } from "./use-chosen-platform.ts";
import type { CheckOptions } from "./use-seo-analysis.ts";
import type { Report } from "./analysis-jobs.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly offerTexts: Texts<typeof offerMessages>;
  readonly locale: Locale;
  /** The id of the analysis. */
  readonly id: string;
  readonly report: Report;
  readonly isCached: boolean;
  readonly keyword: string;
  /** The last analysis of the same address on this device. */
  readonly previous: HistoryEntry | undefined;
  readonly onCheck: (url: string, options?: CheckOptions) => void;
}

/**
 * The whole report of a page or of a site. It is loaded while the server works, not with the page.
 */
export function Results({ offerTexts, ...props }: Props) {
  const { t, failures, extra, locale, id, previous, isCached, keyword, onCheck } = props;
  const choice = useChosenPlatform(id, props.report, locale);
  const { report, chosen } = choice;
  const platformChoice = <PlatformChoice locale={locale} choice={choice} />;
  const exports = (
    <ExportPanel
      t={t}
      name={getReportName(report)}
      json={() => formatReportJson(report)}
      csv={() => formatReportCsv(report)}
    >
      <PdfButton locale={locale} id={id} report={report} platform={chosen} />
    </ExportPanel>
  );
  const offer = <Offer t={extra} offer={offerTexts} locale={locale} report={report} />;
  if (report.kind === "site")
    return (
      <>
        <SiteReportView
          t={t}
          failures={failures}
          extra={extra}
          locale={locale}
          report={report}
          previous={previous}
          onCheck={onCheck}
          onCheckAgain={() => onCheck(report.url, { scope: "site", isFresh: true })}
          platformChoice={platformChoice}
        >
          {offer}
        </SiteReportView>
        {exports}
      </>
    );
  return (
    <>
      <PageReportView
        t={t}
        extra={extra}
        locale={locale}
        id={id}
        report={report}
        previous={previous}
        isCached={isCached}
        keyword={keyword}
        onCheck={onCheck}
        platformChoice={platformChoice}
      >
        {offer}
      </PageReportView>
      {exports}
      <Comparison t={t} extra={extra} failures={failures} locale={locale} report={report} />
    </>
  );
}
