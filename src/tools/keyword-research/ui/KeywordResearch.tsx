import "./styles/form.css";
import "./styles/head.css";
import "./styles/figures.css";
import "./styles/table.css";
import "./styles/table-layouts.css";
import "./styles/filters.css";
import "./styles/intents.css";
import "./styles/trend.css";
import "./styles/sources.css";
import "./styles/explanation.css";
import "./styles/print.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { AppError } from "#base/app-error.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Callout } from "#ui/Callout.tsx";
import { Progress } from "#ui/Progress.tsx";
import { showToast } from "#ui/toast.ts";
import { useLocalStorage } from "#ui/use-local-storage.ts";
import { useTask } from "#ui/use-task.ts";
import { KeywordForm } from "./KeywordForm.tsx";
import type { SearchResponse } from "../contract.ts";
import { ImportPanel } from "./ImportPanel.tsx";
import { readStoredFile } from "../engine/planner/stored-file.ts";
import type { PlannerFile } from "../engine/planner/planner-file.ts";
import { RecentSearches } from "./RecentSearches.tsx";
import { noRecent, parseRecent, recentKey, addRecent } from "../engine/recent.ts";
import type { Results as ResultsView } from "./Results.tsx";
import { readKeyword } from "../engine/read-keyword.ts";
import { getFailureText, search } from "./search-client.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
}

const parameter = "q";

/** The keyword is in the address: a reload searches again, and the link can be sent. */
function writeAddress(keyword: string | null): void {
  const url = new URL(location.href);
  if (keyword === null) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, keyword);
  history.replaceState(history.state, "", url);
}

/** The tool, with words in its place where it breaks. */
export function KeywordResearch(props: Props) {
  return (
    <ErrorBoundary locale={props.locale}>
      <Research {...props} />
    </ErrorBoundary>
  );
}

/** What an answer is shown with; it is loaded while the server looks for one. */
interface Found {
  readonly response: SearchResponse;
  readonly Results: typeof ResultsView;
}

function loadResults(): Promise<{ readonly Results: typeof ResultsView }> {
  return import("./Results.tsx").catch((cause: unknown) => {
    throw new AppError("offline", "what shows results could not be fetched", { cause });
  });
}

function Research({ t, locale }: Props) {
  const [typed, setTyped] = useState("");
  const [problemText, setProblemText] = useState("");
  const [file, setFile] = useState<PlannerFile | null>(null);
  const [isStored, setIsStored] = useState(false);
  const [recent, setRecent] = useLocalStorage(recentKey, noRecent, parseRecent);
  const { task, start, reset } = useTask<Found>();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const found = task.phase === "done" ? task.value : null;

  function runSearch(text: string): void {
    const read = readKeyword(text);
    if ("problem" in read) {
      const words = read.problem === "missing" ? t.errorKeyword : t.failedInput;
      setProblemText(words);
      showToast({ title: t.errorTitle, text: words, tone: "bad" });
      return field.current?.focus();
    }
    const { keyword } = read;
    setProblemText("");
    setTyped(keyword);
    writeAddress(keyword);
    void start(async (signal) => {
      const [response, { Results }] = await Promise.all([
        search(keyword, locale, signal),
        loadResults(),
      ]);
      return { response, Results };
    });
  }

  // Runs once: the address and the device are read after mounting, because the server renders without them.
  useEffect(() => {
    const addressKeyword = new URL(location.href).searchParams.get(parameter)?.trim();
    if (addressKeyword) {
      setTyped(addressKeyword);
      runSearch(addressKeyword);
    }
    void readStoredFile().then((storedFile) => {
      if (storedFile === null) return;
      setFile((chosen) => chosen ?? storedFile);
      setIsStored(true);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (found === null) return;
    setRecent(addRecent(recent, found.response.keyword));
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: "start" });
    // Once for each answer that arrives, whatever the list held.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [found]);

  const shown = useMemo(
    () =>
      found && (
        <found.Results
          key={found.response.keyword + found.response.answeredAt}
          t={t}
          locale={locale}
          response={found.response}
          file={file}
        />
      ),
    [found, t, locale, file],
  );

  return (
    <div className="kr">
      <div className="kr-ask">
        <KeywordForm
          t={t}
          field={field}
          typed={typed}
          wrong={problemText}
          isBusy={task.phase === "working"}
          onType={(text) => {
            setTyped(text);
            setProblemText("");
          }}
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
      {task.phase === "working" && (
        <div className="kr-narrow" role="status">
          <Progress
            label={t.searching}
            cancelLabel={t.cancel}
            onCancel={() => {
              reset();
              writeAddress(null);
              field.current?.focus();
            }}
          />
        </div>
      )}
      {task.phase === "failed" && (
        <div className="kr-narrow" role="alert">
          <Callout tone="bad" title={t.failedTitle}>
            <p>{getFailureText(task.error, t, locale)}</p>
            <p>
              <button
                type="button"
                className="button button-quiet button-small"
                onClick={() => runSearch(typed)}
              >
                {t.retry}
              </button>
            </p>
          </Callout>
        </div>
      )}
      {found !== null && (
        <div
          ref={results}
          tabIndex={-1}
          className="kr-results"
          role="region"
          aria-label={fill(t.resultsLabel, { keyword: found.response.keyword })}
        >
          {shown}
        </div>
      )}
      <ImportPanel
        t={t}
        locale={locale}
        file={file}
        isStored={isStored}
        onFile={setFile}
        onStored={setIsStored}
      />
    </div>
  );
}
