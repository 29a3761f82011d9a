import { useMemo } from "react";
import type { SearchResponse, Source } from "../contract.ts";
import {
  indexPlannerRows,
  listPlannerPhrases,
  mergePlanner,
  type ShownRow,
} from "../engine/planner/merge-planner.ts";
import type { PlannerFile } from "../engine/planner/planner-file.ts";
import { mergeRows } from "../engine/table-view.ts";
import { numberSources } from "./SourceList.tsx";

interface ResultRows {
  readonly rows: readonly ShownRow[];
  /** The number of each source in the list under the table. */
  readonly marks: ReadonlyMap<Source, number>;
  readonly failed: SearchResponse["failed"];
}

/**
 * The rows of the search, of its variants once they are loaded, and of the visitor's file, merged
 * into one list.
 */
export function useResultRows(
  response: SearchResponse,
  variants: SearchResponse | null,
  file: PlannerFile | null,
): ResultRows {
  const index = useMemo(
    () => (file === null ? new Map<string, never>() : indexPlannerRows(file)),
    [file],
  );
  const rows = useMemo(() => {
    const found = mergeRows(response.rows, variants?.rows ?? []);
    return mergePlanner(
      variants === null ? found : [...found, ...listPlannerPhrases(response, found, index)],
      file,
      index,
    );
  }, [response, variants, file, index]);
  const marks = useMemo(
    () => numberSources(rows, [...new Set([...response.sources, ...(variants?.sources ?? [])])]),
    [rows, response, variants],
  );
  const failed = useMemo(() => mergeFailures(response, variants), [response, variants]);
  return { rows, marks, failed };
}

/** The sources that failed in either response, each once. */
function mergeFailures(
  response: SearchResponse,
  variants: SearchResponse | null,
): SearchResponse["failed"] {
  return [
    ...new Map(
      [...response.failed, ...(variants?.failed ?? [])].map((failure) => [failure.source, failure]),
    ).values(),
  ];
}
