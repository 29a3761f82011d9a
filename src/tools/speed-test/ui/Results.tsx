import { useState } from "react";
import { formatDate } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { HistoryEntry } from "#ui/job/job-history.ts";
import { ExportPanel } from "#ui/ExportPanel.tsx";
import type { Job } from "#ui/job/use-job.ts";
import type { offerMessages } from "#ui/offer-messages.ts";
import type { TestEvent, TestState } from "../contract.ts";
import { formatResultCsv, formatResultJson, getResultName } from "./export-result.ts";
import type { ConnectionHistory } from "../engine/connection-history.ts";
import type { failureMessages } from "../failure-messages.ts";
import { Answer } from "./Answer.tsx";
import { Compare } from "./Compare.tsx";
import { HttpView } from "./HttpView.tsx";
import { BandwidthView } from "./BandwidthView.tsx";
import type { messages } from "../messages.ts";
import { Offer } from "./Offer.tsx";
import { Recommendations } from "./Recommendations.tsx";
import { SiteFailure } from "./SiteFailure.tsx";
import { SiteDetails, SiteView } from "./SiteView.tsx";
import type { BandwidthTest } from "./use-bandwidth-test.ts";

/** The job of the site once it is over; idle where the connection alone was measured. */
export type FinishedSite = Exclude<Job<TestState, TestEvent>, { phase: "working" }>;

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly offerTexts: Texts<typeof offerMessages>;
  readonly locale: Locale;
  readonly site: FinishedSite;
  readonly bandwidth: BandwidthTest;
  readonly history: readonly HistoryEntry[];
  /** The measurements of this device. */
  readonly connectionHistory: ConnectionHistory;
  readonly clearConnectionHistory: () => void;
  /** The address as it was typed. */
  readonly url: string;
  readonly onMeasureAlone: () => void;
  readonly onBack: () => void;
  readonly onNew: () => void;
}

/**
 * The results of both measurements: what is slow, then the site or the reason why there is nothing
 * of it, then the connection, and last what is behind the site's score.
 */
export function Results({ offerTexts, ...props }: Props) {
  const { t, failures, locale, site, bandwidth, history, url, onBack, onNew } = props;
  const result = site.phase === "done" ? site.value.result : null;
  const own = bandwidth.phase === "done" ? bandwidth.result : null;
  const [shownAt] = useState(() => new Date().toISOString());
  const testedAt = result?.testedAt ?? shownAt;
  const siteFailure = site.phase === "failed" && (
    <SiteFailure
      t={t}
      failures={failures}
      code={site.code}
      url={url}
      isHead={own === null}
      onBack={onBack}
      onNew={onNew}
    />
  );
  const connection = !(site.phase === "failed" && bandwidth.phase === "left-out") && (
    <BandwidthView {...props} />
  );
  if (site.phase === "failed" && own === null)
    return (
      <>
        {siteFailure}
        {connection}
      </>
    );
  return (
    <>
      <header className="speed-head">
        <h2 className="type-head kit-soft">{t.resultsTitle}</h2>
        <button type="button" className="button button-small" onClick={onNew}>
          {t.newTest}
        </button>
        <p className="kit-soft">
          <span className="speed-tag">{t.beta}</span>
          <span>
            {t.testDate}:{" "}
            <time dateTime={testedAt}>{formatDate(locale, testedAt.slice(0, 10))}</time>
          </span>
        </p>
      </header>
      {result !== null && <Answer t={t} locale={locale} result={result} connection={own} />}
      {siteFailure}
      {result?.kind === "browser" && site.phase === "done" && (
        <SiteView
          t={t}
          locale={locale}
          id={site.id}
          result={result}
          isCached={site.isCached}
          history={history}
        />
      )}
      {result?.kind === "http" && <HttpView t={t} locale={locale} result={result} />}
      {result !== null && <Recommendations t={t} locale={locale} result={result} />}
      {connection}
      {result?.kind === "browser" && <SiteDetails t={t} locale={locale} result={result} />}
      {result?.kind === "browser" && site.phase === "done" && (
        <Compare
          t={t}
          failures={failures}
          locale={locale}
          id={site.id}
          result={result}
          history={history}
        />
      )}
      {result !== null && <Offer t={t} offer={offerTexts} locale={locale} result={result} />}
      {result !== null && (
        <ExportPanel
          t={t}
          name={getResultName(result)}
          json={() => formatResultJson(result, own)}
          csv={() => formatResultCsv(result, own)}
        />
      )}
    </>
  );
}
