import { useEffect, useRef, useState } from "react";
import { AppError } from "#base/app-error.ts";
import type { Locale } from "#i18n/messages.ts";
import { showToast } from "#ui/feedback/toast.ts";
import { useTask } from "#ui/use-task.ts";
import { useTabState } from "#ui/use-tab-state.ts";
import { maxKeywordChars, type SearchResponse } from "../contract.ts";
import { readKeyword } from "../engine/read-keyword.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { Results as ResultsView } from "./Results.tsx";
import { search } from "./search-client.ts";

const parameter = "q";

/** Keeps the keyword in the address, so that a reload searches again and the link can be shared. */
function writeAddress(keyword: string | null): void {
  const url = new URL(location.href);
  if (keyword === null) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, keyword);
  history.replaceState(history.state, "", url);
}

const parseTyped = (text: unknown): string | undefined =>
  typeof text === "string" && text.length <= maxKeywordChars ? text : undefined;

/** A response and the view that shows it, which is loaded while the server works. */
interface Found {
  readonly response: SearchResponse;
  readonly Results: typeof ResultsView;
}

function loadResults(): Promise<{ readonly Results: typeof ResultsView }> {
  return import("./Results.tsx").catch((cause: unknown) => {
    throw new AppError("offline", "the results view could not be loaded", { cause });
  });
}

/** The keyword that is typed, its problem, and the search for it. */
export function useKeywordSearch(t: ToolTexts, locale: Locale) {
  const [typed, setTyped] = useState("");
  const [problemText, setProblemText] = useState("");
  const { task, start, reset } = useTask<Found>();
  const field = useRef<HTMLInputElement>(null);
  const stored = useRef("");
  useTabState({
    name: "keyword-research",
    value: typed,
    parse: parseTyped,
    isWork: false,
    restore(text) {
      stored.current = text;
      setTyped(text);
    },
  });

  // Runs once: the address is read after mounting, because the server renders without one.
  useEffect(() => {
    const keyword = new URL(location.href).searchParams.get(parameter)?.trim();
    if (!keyword) return;
    runSearch(keyword);
    // What was typed after the search is kept; the address has the keyword of the search.
    setTyped(stored.current || keyword);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function type(text: string): void {
    setTyped(text);
    setProblemText("");
  }

  function runSearch(text: string): void {
    const read = readKeyword(text);
    if ("problem" in read) {
      const words = read.problem === "missing" ? t.errorKeyword : t.failedInput;
      setProblemText(words);
      showToast({ title: t.errorTitle, text: words, tone: "bad" });
      return field.current?.focus();
    }
    const { keyword } = read;
    type(keyword);
    writeAddress(keyword);
    void start(async (signal) => {
      const [response, { Results }] = await Promise.all([
        search(keyword, locale, signal),
        loadResults(),
      ]);
      return { response, Results };
    });
  }

  function cancel(): void {
    reset();
    writeAddress(null);
    field.current?.focus();
  }

  return { typed, problemText, task, field, type, runSearch, cancel };
}
