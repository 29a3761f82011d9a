import { useEffect, useRef, useState } from "react";
import { AppError } from "#base/app-error.ts";
import type { Locale } from "#i18n/messages.ts";
import { showToast } from "#ui/feedback/toast.ts";
import { useTask } from "#ui/use-task.ts";
import { useTabState } from "#ui/use-tab-state.ts";
import type { SearchResponse } from "../contract.ts";
import { maxKeywordChars } from "../max-keyword-chars.ts";
import { readKeyword } from "../engine/read-keyword.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { Results as ResultsView } from "./Results.tsx";

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

/** A response and the view that shows it. */
interface Found {
  readonly response: SearchResponse;
  readonly Results: typeof ResultsView;
}

const loadClient = () => import("./search-client.ts");

/** Awaits a part of the search, which fails as the network does. */
async function fetchPart<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (cause) {
    throw new AppError("offline", "a part of the search could not be loaded", { cause });
  }
}

/** Calls the server, and loads the view of the results while it works. */
async function findKeyword(keyword: string, locale: Locale, signal: AbortSignal): Promise<Found> {
  const loadingResults = fetchPart(import("./Results.tsx"));
  // The client's failure is reported first, and this one must not be one that no code handles.
  loadingResults.catch(() => undefined);
  const { search } = await fetchPart(loadClient());
  const [response, { Results }] = await Promise.all([
    search(keyword, locale, signal),
    loadingResults,
  ]);
  return { response, Results };
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
    // The schemas are loaded while the keyword is typed; the search reports a failure.
    loadClient().catch(() => undefined);
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
    void start((signal) => findKeyword(keyword, locale, signal));
  }

  function cancel(): void {
    reset();
    writeAddress(null);
    field.current?.focus();
  }

  return { typed, problemText, task, field, type, runSearch, cancel };
}
