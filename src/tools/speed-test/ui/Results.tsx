import { useState } from "react";
import { formatDate } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { Kept } from "#ui/job-history.ts";
import { Notice } from "#ui/Callout.tsx";
import { TakeAway } from "#ui/ExportPanel.tsx";
import type { Job } from "#ui/use-job.ts";
import type { TestEvent, TestState } from "../contract.ts";
import { resultCsv, resultJson, resultName } from "./export-result.ts";
import type { failureMessages } from "../failure-messages.ts";
import { HttpView } from "./HttpView.tsx";
import { LineView } from "./BandwidthView.tsx";
import type { messages } from "../messages.ts";
import { Recommendations } from "./Recommendations.tsx";
import { SiteView } from "./SiteView.tsx";
import type { Line } from "./use-bandwidth-test.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly locale: Locale;
  readonly site: Extract<Job<TestState, TestEvent>, { phase: "done" | "failed" }>;
  readonly line: Line;
  readonly history: readonly Kept[];
  readonly onNew: () => void;
}

/** What was measured. One part that failed is said in words and takes nothing from the other. */
export function Results({ t, failures, locale, site, line, history, onNew }: Props) {
  const result = site.phase === "done" ? site.value.result : null;
  const own = line.phase === "done" ? line.line : null;
  const [shownAt] = useState(() => new Date().toISOString());
  const testedAt = result?.testedAt ?? shownAt;
  return (
    <>
      <header className="speed-head">
        <div>
          <h2 className="type-section">{t.resultsTitle}</h2>
          <p className="speed-soft">
            <span className="speed-beta">{t.beta}</span>
            <span>
              {t.testDate}:{" "}
              <time dateTime={testedAt}>{formatDate(locale, testedAt.slice(0, 10))}</time>
            </span>
          </p>
        </div>
        <button type="button" className="button" onClick={onNew}>
          {t.newTest}
        </button>
      </header>
      {site.phase === "failed" && (
        <div role="alert">
          <Notice tone={site.code === "cancelled" ? "info" : "bad"} title={failures.title}>
            <p>{failures[site.code]}</p>
          </Notice>
        </div>
      )}
      {!(site.phase === "failed" && line.phase === "left-out") && (
        <LineView t={t} locale={locale} line={line} />
      )}
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
      <Recommendations t={t} result={result} />
      {result !== null && (
        <TakeAway
          t={t}
          name={resultName(result)}
          json={() => resultJson(result, own)}
          csv={() => resultCsv(result, own)}
        />
      )}
    </>
  );
}
