import "./seo-analyzer.css";
import { useEffect, useRef, useState } from "react";
import type { Locale, Texts } from "#i18n/messages.ts";
import { Choice } from "#ui/Choice.tsx";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { useStored } from "#ui/use-stored.ts";
import { readAddress } from "./address.ts";
import { AddressForm } from "./AddressForm.tsx";
import type { Scope } from "./analysis-client.ts";
import type { extraMessages } from "./extra-messages.ts";
import { Failed } from "./Failed.tsx";
import type { failureMessages } from "./failure-messages.ts";
import { historyKey, noHistory, readHistory, withReport } from "./history.ts";
import { HistoryList } from "./HistoryList.tsx";
import type { messages } from "./messages.ts";
import type { Results as ResultsView } from "./Results.tsx";
import { TargetField } from "./TargetField.tsx";
import { useAnalysis } from "./use-analysis.ts";
import { WorkingView } from "./WorkingView.tsx";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly failures: Texts<typeof failureMessages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
}

const idParameter = "id";
/** In UTF-16 units; Google Ads takes 80 letters. */
const longestKeyword = 80;
/** The form on the home page sends an address along. */
const urlParameter = "url";
/** Keyword research sends a word along; it stays in the link of the report. */
const keywordParameter = "keyword";

/** The report's id is in the address: a reload goes on with the work, and the link can be sent. */
function putIntoAddress(id: string | null): void {
  const url = new URL(location.href);
  if (id === null) url.searchParams.delete(idParameter);
  else url.searchParams.set(idParameter, id);
  url.searchParams.delete(urlParameter);
  history.replaceState(history.state, "", url);
}

function keywordIntoAddress(keyword: string): void {
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
  const { analysis, start, cancel, open } = useAnalysis(locale, putIntoAddress);
  const [scope, setScope] = useState<Scope>("page");
  const [checked, setChecked] = useStored(historyKey, noHistory, readHistory);
  const [Results, setResults] = useState<typeof ResultsView | null>(null);
  const [asked, setAsked] = useState<string>();
  const [keyword, setKeyword] = useState("");
  const [isLost, setIsLost] = useState(false);
  const results = useRef<HTMLDivElement>(null);
  const report = analysis.phase === "done" ? analysis.report : null;

  // Runs once: the address is read after mounting, because the server renders without one.
  useEffect(() => {
    const { searchParams } = new URL(location.href);
    setKeyword(searchParams.get(keywordParameter)?.trim().slice(0, longestKeyword) ?? "");
    const [id, typed] = [searchParams.get(idParameter), searchParams.get(urlParameter)?.trim()];
    if (id) void open(id);
    if (id || !typed) return;
    setAsked(typed);
    const url = readAddress(typed);
    if (url !== null) void start(url, "page");
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
    setChecked(withReport(checked, analysis.id, analysis.report));
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: "start" });
    // Once for each report that arrives, whatever the list held.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [report]);

  function checkPage(url: string): void {
    setScope("page");
    void start(url, "page");
  }

  return (
    <div className="seo">
      <div className="seo-ask">
        <AddressForm t={t} label={t.urlLabel} button={t.analyze} asked={asked} onAddress={(url) => void start(url, scope)}>
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
            longest={longestKeyword}
            onKeyword={(typed) => {
              setKeyword(typed);
              keywordIntoAddress(typed.trim());
            }}
          />
        </AddressForm>
        {analysis.phase === "idle" && <HistoryList t={extra} locale={locale} checked={checked} onOpen={(id) => void open(id)} onClear={() => setChecked(noHistory)} />}
      </div>
      {analysis.phase === "working" && <WorkingView t={t} locale={locale} working={analysis} onCancel={cancel} />}
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
              report={analysis.report}
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
