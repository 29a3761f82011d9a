import "./keyword-research.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { AppError } from "#base/app-error.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Notice } from "#ui/Callout.tsx";
import { Progress } from "#ui/Progress.tsx";
import { toast } from "#ui/toast.ts";
import { useStored } from "#ui/use-local-storage.ts";
import { useTask } from "#ui/use-task.ts";
import { AskForm } from "./KeywordForm.tsx";
import type { Answer } from "../contract.ts";
import { ImportPanel } from "./ImportPanel.tsx";
import { readKeptFile } from "../engine/planner/stored-file.ts";
import type { PlannerFile } from "../engine/planner/planner-file.ts";
import { RecentSearches } from "./RecentSearches.tsx";
import { noRecent, readRecent, recentKey, withRecent } from "../engine/recent.ts";
import type { Results as ResultsView } from "./Results.tsx";
import { readKeyword } from "../engine/read-keyword.ts";
import { failureText, search } from "./search-client.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
}

const parameter = "q";

/** The keyword is in the address: a reload searches again, and the link can be sent. */
function putIntoAddress(keyword: string | null): void {
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
  readonly answer: Answer;
  readonly Results: typeof ResultsView;
}

function loadResults(): Promise<{ readonly Results: typeof ResultsView }> {
  return import("./Results.tsx").catch((cause: unknown) => {
    throw new AppError("offline", "what shows results could not be fetched", { cause });
  });
}

function Research({ t, locale }: Props) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState("");
  const [file, setFile] = useState<PlannerFile | null>(null);
  const [isKept, setIsKept] = useState(false);
  const [recent, setRecent] = useStored(recentKey, noRecent, readRecent);
  const { task, start, reset } = useTask<Found>();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const found = task.phase === "done" ? task.value : null;

  function ask(text: string): void {
    const read = readKeyword(text);
    if ("problem" in read) {
      const words = read.problem === "missing" ? t.errorKeyword : t.failedInput;
      setWrong(words);
      toast({ title: t.errorTitle, text: words, tone: "bad" });
      return field.current?.focus();
    }
    const { keyword } = read;
    setWrong("");
    setTyped(keyword);
    putIntoAddress(keyword);
    void start(async (signal) => {
      const [answer, { Results }] = await Promise.all([
        search(keyword, locale, signal),
        loadResults(),
      ]);
      return { answer, Results };
    });
  }

  // Runs once: the address and the device are read after mounting, because the server renders without them.
  useEffect(() => {
    const asked = new URL(location.href).searchParams.get(parameter)?.trim();
    if (asked) {
      setTyped(asked);
      ask(asked);
    }
    void readKeptFile().then((kept) => {
      if (kept === null) return;
      setFile((chosen) => chosen ?? kept);
      setIsKept(true);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (found === null) return;
    setRecent(withRecent(recent, found.answer.keyword));
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: "start" });
    // Once for each answer that arrives, whatever the list held.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [found]);

  const shown = useMemo(
    () =>
      found && (
        <found.Results
          key={found.answer.keyword + found.answer.answeredAt}
          t={t}
          locale={locale}
          answer={found.answer}
          file={file}
        />
      ),
    [found, t, locale, file],
  );

  return (
    <div className="kr">
      <div className="kr-ask">
        <AskForm
          t={t}
          field={field}
          typed={typed}
          wrong={wrong}
          isBusy={task.phase === "working"}
          onType={(text) => {
            setTyped(text);
            setWrong("");
          }}
          onAsk={ask}
        />
        {task.phase === "idle" && recent.length > 0 && (
          <RecentSearches t={t} recent={recent} onAsk={ask} onClear={() => setRecent(noRecent)} />
        )}
      </div>
      {task.phase === "working" && (
        <div className="kr-narrow" role="status">
          <Progress
            label={t.searching}
            cancelLabel={t.cancel}
            onCancel={() => {
              reset();
              putIntoAddress(null);
              field.current?.focus();
            }}
          />
        </div>
      )}
      {task.phase === "failed" && (
        <div className="kr-narrow" role="alert">
          <Notice tone="bad" title={t.failedTitle}>
            <p>{failureText(task.error, t, locale)}</p>
            <p>
              <button
                type="button"
                className="button button-quiet button-small"
                onClick={() => ask(typed)}
              >
                {t.retry}
              </button>
            </p>
          </Notice>
        </div>
      )}
      {found !== null && (
        <div
          ref={results}
          tabIndex={-1}
          className="kr-results"
          role="region"
          aria-label={fill(t.resultsLabel, { keyword: found.answer.keyword })}
        >
          {shown}
        </div>
      )}
      <ImportPanel
        t={t}
        locale={locale}
        file={file}
        isKept={isKept}
        onFile={setFile}
        onKept={setIsKept}
      />
    </div>
  );
}
