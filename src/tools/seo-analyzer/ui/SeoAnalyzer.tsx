import "./styles/form.css";
import "./styles/score.css";
import "./styles/steps.css";
import "./styles/previews.css";
import "./styles/findings.css";
import "./styles/tables.css";
import "./styles/site.css";
import "./styles/print.css";
import { useEffect, useRef, useState } from "react";
import type { Locale, Texts } from "#i18n/messages.ts";
import { Choice } from "#ui/Choice.tsx";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { HistoryList } from "#ui/HistoryList.tsx";
import { writeJobAddress, readJobAddress } from "#ui/job-address.ts";
import { emptyHistory, parseHistory, addHistoryEntry } from "#ui/job-history.ts";
import { useJob } from "#ui/use-job.ts";
import { useLocalStorage } from "#ui/use-local-storage.ts";
import { parseUrl } from "#base/parse-url.ts";
import { AddressForm } from "./AddressForm.tsx";
import { analysisJobs, type Scope } from "./analysis-jobs.ts";
import type { extraMessages } from "../extra-messages.ts";
import { Failed } from "./Failed.tsx";
import type { failureMessages } from "../failure-messages.ts";
import type { messages } from "../messages.ts";
import type { Results as ResultsView } from "./Results.tsx";
import { TargetField } from "./TargetField.tsx";
import { WorkingView } from "./WorkingView.tsx";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
}

const historyKey = "ro2ya:seo-history";
/** In UTF-16 units; Google Ads takes 80 letters. */
const maxKeywordChars = 80;
/** Keyword research sends a word along; it stays in the link of the report. */
const keywordParameter = "keyword";

function writeKeywordToAddress(keyword: string): void {
  const url = new URL(location.href);
  if (keyword === "") url.searchParams.delete(keywordParameter);
  else url.searchParams.set(keywordParameter, keyword);
  history.replaceState(history.state, "", url);
}

/** The tool, with words in its place where it breaks. */
export function SeoAnalyzer(props: Props) {
  return (
    <ErrorBoundary locale={props.locale}>
      <Analyzer {...props} />
    </ErrorBoundary>
  );
}

function Analyzer({ t, failures, extra, locale }: Props) {
  const { job: analysis, start, cancel, open } = useJob(analysisJobs, locale, writeJobAddress);
  const [scope, setScope] = useState<Scope>("page");
  const [checked, setChecked] = useLocalStorage(historyKey, emptyHistory, parseHistory);
  const [Results, setResults] = useState<typeof ResultsView | null>(null);
  const [requestedUrl, setRequestedUrl] = useState<string>();
  const [keyword, setKeyword] = useState("");
  const [isLost, setIsLost] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const report = analysis.phase === "done" ? analysis.value.report : null;

  // Runs once: the address is read after mounting, because the server renders without one.
  useEffect(() => {
    setKeyword(
      new URL(location.href).searchParams.get(keywordParameter)?.trim().slice(0, maxKeywordChars) ??
        "",
    );
    const { id, typedUrl: typed } = readJobAddress();
    if (id) void open(id);
    if (id || !typed) return;
    setRequestedUrl(typed);
    const url = parseUrl(typed);
    if (url !== null) void start({ url, scope: "page", locale });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // What shows a report arrives while the report is made.
  useEffect(() => {
    if (analysis.phase !== "working" && analysis.phase !== "done") return;
    import("./Results.tsx").then(
      (loaded) => setResults(() => loaded.Results),
      () => setIsLost(true),
    );
  }, [analysis.phase]);

  useEffect(() => {
    if (analysis.phase !== "done") return;
    const { url, kind, score, fetchedAt } = analysis.value.report;
    setChecked(addHistoryEntry(checked, { id: analysis.id, url, kind, score, at: fetchedAt }));
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: "start" });
    // Once for each report that arrives, whatever the list held.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [report]);

  function checkPage(url: string, rendered = false): void {
    setScope("page");
    void start({ url, scope: "page", locale, rendered });
  }

  return (
    <div className="seo">
      <div className="seo-ask">
        <AddressForm
          t={t}
          label={t.urlLabel}
          button={t.analyze}
          initialUrl={requestedUrl}
          onAddress={(url) => void start({ url, scope, locale })}
        >
          <Choice
            legend={t.scopeLegend}
            options={[
              { value: "page", label: t.scopePage },
              { value: "site", label: t.scopeSite },
            ]}
            value={scope}
            onChange={setScope}
          />
          <TargetField
            t={extra}
            keyword={keyword}
            maxChars={maxKeywordChars}
            onKeyword={(typed) => {
              setKeyword(typed);
              writeKeywordToAddress(typed.trim());
            }}
          />
        </AddressForm>
        {analysis.phase === "idle" && (
          <HistoryList
            title={extra.historyTitle}
            clearLabel={extra.historyClear}
            locale={locale}
            entries={checked}
            onOpen={(id) => void open(id)}
            onClear={() => setChecked(emptyHistory)}
          />
        )}
      </div>
      {analysis.phase === "working" && (
        <WorkingView t={t} locale={locale} working={analysis} onCancel={cancel} />
      )}
      {analysis.phase === "failed" && <Failed t={failures} code={analysis.code} />}
      {analysis.phase === "done" && (
        <div ref={results} tabIndex={-1} className="seo-results">
          {Results !== null && (
            <Results
              key={analysis.id}
              t={t}
              failures={failures}
              extra={extra}
              locale={locale}
              report={analysis.value.report}
              isCached={analysis.isCached}
              keyword={keyword.trim()}
              onCheck={checkPage}
            />
          )}
          {isLost && <Failed t={failures} code="offline" />}
        </div>
      )}
    </div>
  );
}
