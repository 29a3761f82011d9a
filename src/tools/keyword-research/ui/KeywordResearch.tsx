import "./styles/form.css";
import "./styles/head.css";
import "./styles/suggestion.css";
import "./styles/figures.css";
import "./styles/table.css";
import "./styles/table-layouts.css";
import "./styles/filters.css";
import "./styles/intents.css";
import "./styles/sky.css";
import "./styles/trend.css";
import "./styles/sources.css";
import "./styles/groups.css";
import "./styles/explanation.css";
import "./styles/print.css";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { fill, type Locale } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { withErrorBoundary } from "#ui/feedback/ErrorBoundary.tsx";
import { Progress } from "#ui/feedback/Progress.tsx";
import { revealElement, useReveal } from "#ui/use-reveal.ts";
import { useLocalStorage } from "#ui/use-local-storage.ts";
import type { SearchResponse } from "../contract.ts";
import type { PlannerFile } from "../engine/planner/planner-file.ts";
import { addRecent, noRecent, parseRecent, recentKey } from "../engine/recent.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { ImportProps } from "./import-props.ts";
import { ImportPanel } from "./ImportPanel.tsx";
import { KeywordForm } from "./KeywordForm.tsx";
import { RecentSearches } from "./RecentSearches.tsx";
import { getFailureText } from "./failure-text.ts";
import { useKeywordSearch } from "./use-keyword-search.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
}

type Search = ReturnType<typeof useKeywordSearch>;

export const KeywordResearch = withErrorBoundary(Research);

function Research({ t, locale }: Props) {
  const search = useKeywordSearch(t, locale);
  const { task, cancel } = search;
  const imported = useImportedFile();
  const { file } = imported;
  const found = task.phase === "done" ? task.value : null;
  // The results are rendered once for each response, and search with what is current then.
  const latestSearch = useRef(search.runSearch);
  useEffect(() => {
    latestSearch.current = search.runSearch;
  });
  const shown = useMemo(
    () =>
      found && (
        <found.Results
          key={found.response.keyword + found.response.answeredAt}
          t={t}
          locale={locale}
          response={found.response}
          file={file}
          onSearch={(keyword) => latestSearch.current(keyword)}
        />
      ),
    [found, t, locale, file],
  );

  return (
    <div className="tool-parts kr">
      <SearchArea t={t} search={search} />
      {task.phase === "working" && <SearchProgress t={t} onCancel={cancel} />}
      {task.phase === "failed" && (
        <SearchFailure
          t={t}
          message={getFailureText(task.error, t, locale)}
          onRetry={() => search.runSearch(search.typed)}
        />
      )}
      {found !== null && (
        <ResultsRegion t={t} response={found.response}>
          {shown}
        </ResultsRegion>
      )}
      <ImportPanel t={t} locale={locale} {...imported} />
    </div>
  );
}

/** The visitor's own file; one that this device keeps is read after mounting. */
function useImportedFile(): Omit<ImportProps, keyof Props> {
  const [file, setFile] = useState<PlannerFile | null>(null);
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    import("../engine/planner/stored-file.ts")
      .then(async ({ readStoredFile }) => {
        const storedFile = await readStoredFile();
        if (storedFile === null) return;
        setFile((chosen) => chosen ?? storedFile);
        setIsStored(true);
      })
      .catch(() => undefined); // without a network it is read the next time
  }, []);
  return { file, isStored, onFile: setFile, onStored: setIsStored };
}

/** The form, and the recent searches until the first search starts. */
function SearchArea({ t, search }: { readonly t: ToolTexts; readonly search: Search }) {
  const { task, typed, problemText, field, type, runSearch } = search;
  const [recent, setRecent] = useLocalStorage(recentKey, noRecent, parseRecent);
  const found = task.phase === "done" ? task.value : null;

  useEffect(() => {
    if (found !== null) setRecent(addRecent(recent, found.response.keyword));
    // Once for each response; a change of the list alone must not run it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [found]);

  return (
    <div className="kr-ask">
      <KeywordForm
        t={t}
        field={field}
        typed={typed}
        wrong={problemText}
        isBusy={task.phase === "working"}
        onType={type}
        onSearch={runSearch}
      />
      {task.phase === "idle" && recent.length > 0 && (
        <RecentSearches
          t={t}
          recent={recent}
          onSearch={runSearch}
          onClear={() => setRecent(noRecent)}
        />
      )}
    </div>
  );
}

function SearchProgress({ t, onCancel }: Pick<Props, "t"> & { readonly onCancel: () => void }) {
  const state = useReveal<HTMLDivElement>({ place: "nearest" });
  return (
    <div ref={state} tabIndex={-1} className="kit-state kr-narrow" role="status">
      <Progress label={t.searching} cancelLabel={t.cancel} onCancel={onCancel} />
    </div>
  );
}

interface SearchFailureProps {
  readonly t: ToolTexts;
  readonly message: string;
  readonly onRetry: () => void;
}

function SearchFailure({ t, message, onRetry }: SearchFailureProps) {
  const state = useReveal<HTMLDivElement>({ place: "nearest", isPatient: true });
  return (
    <div ref={state} tabIndex={-1} className="kit-state kr-narrow" role="alert">
      <Callout tone="bad" title={t.failedTitle}>
        <p>{message}</p>
        <p>
          <button type="button" className="button button-quiet button-small" onClick={onRetry}>
            {t.retry}
          </button>
        </p>
      </Callout>
    </div>
  );
}

interface ResultsRegionProps {
  readonly t: ToolTexts;
  readonly response: SearchResponse;
  readonly children: ReactNode;
}

/** Takes the focus for each response that arrives. */
function ResultsRegion({ t, response, children }: ResultsRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (region.current !== null) revealElement(region.current, { place: "top", isPatient: true });
  }, [response]);
  return (
    <div
      ref={region}
      tabIndex={-1}
      className="tool-results kr-results"
      role="region"
      aria-label={fill(t.resultsLabel, { keyword: response.keyword })}
    >
      {children}
    </div>
  );
}
