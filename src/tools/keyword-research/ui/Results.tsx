import { useMemo, useState } from "react";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { Callout } from "#ui/Callout.tsx";
import { Progress } from "#ui/Progress.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { useTask } from "#ui/use-task.ts";
import type { SearchResponse, Group } from "../contract.ts";
import { joinList } from "../engine/figures.ts";
import { Filters } from "./Filters.tsx";
import { IntentMoon } from "./IntentMoon.tsx";
import { KeywordHead } from "./KeywordHead.tsx";
import { KeywordTable } from "./KeywordTable.tsx";
import type { PlannerFile } from "../engine/planner/planner-file.ts";
import {
  indexPlannerRows,
  listPlannerPhrases,
  mergePlanner,
} from "../engine/planner/merge-planner.ts";
import { expand, getFailureText } from "./search-client.ts";
import { numberSources, SourceList } from "./SourceList.tsx";
import {
  filterRows,
  countGroups,
  mergeRows,
  noFilter,
  type Filter,
  type SortOrder,
} from "../engine/table-view.ts";
import { ExportPanel } from "./ExportPanel.tsx";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly response: SearchResponse;
  readonly file: PlannerFile | null;
}

const noSelection: ReadonlySet<string> = new Set();

/** All that is shown of an answer: the keyword's own figures, the table, every variant on request, and the sources. */
export function Results({ t, locale, response, file }: Props) {
  const { task, start, reset } = useTask<SearchResponse>();
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [sortOrder, setOrder] = useState<SortOrder | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(noSelection);
  const more = task.phase === "done" ? task.value : null;

  const index = useMemo(
    () => (file === null ? new Map<string, never>() : indexPlannerRows(file)),
    [file],
  );
  const rows = useMemo(() => {
    const found = mergeRows(response.rows, more?.rows ?? []);
    return mergePlanner(
      more === null ? found : [...found, ...listPlannerPhrases(response, found, index)],
      file,
      index,
    );
  }, [response, more, file, index]);
  const shown = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const inIntent = useMemo(
    () => filterRows(rows, { ...noFilter, intent: filter.intent }),
    [rows, filter.intent],
  );
  const marks = useMemo(
    () =>
      numberSources(
        rows,
        more === null ? response.sources : [...new Set([...response.sources, ...more.sources])],
      ),
    [rows, response, more],
  );
  const failed = useMemo(() => mergeFailures(response, more), [response, more]);
  const failureSources = failed.filter(({ reason }) => reason !== "empty");
  const fromFile = rows.filter(
    ({ volume, difficulty, cpc, bid }) =>
      bid !== null || [volume, difficulty, cpc].some(({ source }) => source === "import"),
  ).length;
  const label = fill(t.resultsLabel, { keyword: response.keyword });

  const table = (
    <>
      <ExportPanel
        t={t}
        locale={locale}
        keyword={response.keyword}
        answeredAt={response.answeredAt}
        rows={shown}
        chosen={rows.filter(({ keyword }) => selected.has(keyword))}
        onClear={() => setSelected(noSelection)}
      />
      {/* A new list begins at its first page. */}
      <KeywordTable
        key={JSON.stringify(filter)}
        t={t}
        locale={locale}
        label={label}
        rows={shown}
        marks={marks}
        selected={selected}
        onSelect={setSelected}
        sortOrder={sortOrder}
        onSort={setOrder}
      />
    </>
  );

  return (
    <>
      <KeywordHead t={t} locale={locale} rows={rows} marks={marks} keyword={response.keyword} />
      {failureSources.length > 0 && (
        <Callout
          tone="warn"
          title={fill(t.whoseFigures, {
            sources: joinList(
              [...marks.keys()].map((source) => t[source]),
              locale,
            ),
          })}
        >
          <p>
            {joinList(
              failureSources.map(({ source, reason }) => `${t[source]}: ${t[reason]}`),
              locale,
            )}
          </p>
        </Callout>
      )}
      {file !== null && <Callout tone="info">{count(locale, t.importMatches, fromFile)}</Callout>}
      {more === null ? (
        <div>{table}</div>
      ) : (
        <>
          <IntentMoon
            t={t}
            locale={locale}
            rows={rows}
            intent={filter.intent}
            onIntent={(intent) => setFilter({ ...filter, intent })}
          />
          <Tabs<Group | "all">
            label={t.groupLabel}
            tabs={listTabs()}
            selected={filter.group ?? "all"}
            onSelect={(group) => setFilter({ ...filter, group: group === "all" ? null : group })}
          >
            <Filters t={t} filter={filter} onFilter={setFilter} />
            {table}
          </Tabs>
        </>
      )}
      {more === null && (
        <div className="kr-more" aria-live="polite">
          {task.phase === "working" ? (
            <Progress label={t.expanding} cancelLabel={t.cancel} onCancel={reset} />
          ) : (
            <>
              <button
                type="button"
                className="button"
                onClick={() => void start((signal) => expand(response.keyword, locale, signal))}
              >
                {t.expand}
              </button>
              <p className="kr-soft">{t.expandHint}</p>
            </>
          )}
          {task.phase === "failed" && (
            <Callout tone="bad" title={t.errorTitle}>
              <p>{getFailureText(task.error, t, locale)}</p>
            </Callout>
          )}
        </div>
      )}
      <SourceList t={t} locale={locale} rows={rows} marks={marks} failed={failed} />
    </>
  );

  function listTabs(): readonly {
    readonly id: Group | "all";
    readonly label: string;
    readonly disabled?: boolean;
  }[] {
    const counts = countGroups(inIntent);
    const every = [...countGroups(rows).keys()].filter((group) => group !== "keyword");
    return [
      { id: "all", label: `${t.all} ${inIntent.length}` },
      ...every.map((group) => ({ id: group, label: `${t[group]} ${counts.get(group) ?? 0}` })),
    ];
  }
}

/** Who gave way in either answer, each once. */
function mergeFailures(
  response: SearchResponse,
  more: SearchResponse | null,
): SearchResponse["failed"] {
  return [
    ...new Map(
      [...response.failed, ...(more?.failed ?? [])].map((failure) => [failure.source, failure]),
    ).values(),
  ];
}
