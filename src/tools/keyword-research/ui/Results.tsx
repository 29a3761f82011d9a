import { useMemo, useState } from "react";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { Notice } from "#ui/Callout.tsx";
import { Progress } from "#ui/Progress.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { useTask } from "#ui/use-task.ts";
import type { Answer, Group } from "../contract.ts";
import { listed } from "../engine/figures.ts";
import { Filters } from "./Filters.tsx";
import { IntentMoon } from "./IntentMoon.tsx";
import { KeywordHead } from "./KeywordHead.tsx";
import { KeywordTable } from "./KeywordTable.tsx";
import type { PlannerFile } from "../engine/planner/planner-file.ts";
import { plannerIndex, plannerPhrases, withPlanner } from "../engine/planner/merge-planner.ts";
import { expand, failureText } from "./search-client.ts";
import { marksOf, SourceList } from "./SourceList.tsx";
import {
  filtered,
  groupCounts,
  joined,
  noFilter,
  type Filter,
  type Order,
} from "../engine/table-view.ts";
import { TakeAway } from "./ExportPanel.tsx";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly answer: Answer;
  readonly file: PlannerFile | null;
}

const nobody: ReadonlySet<string> = new Set();

/** All that is shown of an answer: the keyword's own figures, the table, every variant on request, and the sources. */
export function Results({ t, locale, answer, file }: Props) {
  const { task, start, reset } = useTask<Answer>();
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [order, setOrder] = useState<Order | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(nobody);
  const more = task.phase === "done" ? task.value : null;

  const index = useMemo(
    () => (file === null ? new Map<string, never>() : plannerIndex(file)),
    [file],
  );
  const rows = useMemo(() => {
    const found = joined(answer.rows, more?.rows ?? []);
    return withPlanner(
      more === null ? found : [...found, ...plannerPhrases(answer, found, index)],
      file,
      index,
    );
  }, [answer, more, file, index]);
  const shown = useMemo(() => filtered(rows, filter), [rows, filter]);
  const inIntent = useMemo(
    () => filtered(rows, { ...noFilter, intent: filter.intent }),
    [rows, filter.intent],
  );
  const marks = useMemo(
    () =>
      marksOf(
        rows,
        more === null ? answer.sources : [...new Set([...answer.sources, ...more.sources])],
      ),
    [rows, answer, more],
  );
  const failed = useMemo(() => joinedFailures(answer, more), [answer, more]);
  const gaveWay = failed.filter(({ reason }) => reason !== "empty");
  const fromFile = rows.filter(
    ({ volume, difficulty, cpc, bid }) =>
      bid !== null || [volume, difficulty, cpc].some(({ source }) => source === "import"),
  ).length;
  const label = fill(t.resultsLabel, { keyword: answer.keyword });

  const table = (
    <>
      <TakeAway
        t={t}
        locale={locale}
        keyword={answer.keyword}
        answeredAt={answer.answeredAt}
        rows={shown}
        chosen={rows.filter(({ keyword }) => selected.has(keyword))}
        onClear={() => setSelected(nobody)}
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
        order={order}
        onOrder={setOrder}
      />
    </>
  );

  return (
    <>
      <KeywordHead t={t} locale={locale} rows={rows} marks={marks} keyword={answer.keyword} />
      {gaveWay.length > 0 && (
        <Notice
          tone="warn"
          title={fill(t.whoseFigures, {
            sources: listed(
              [...marks.keys()].map((source) => t[source]),
              locale,
            ),
          })}
        >
          <p>
            {listed(
              gaveWay.map(({ source, reason }) => `${t[source]}: ${t[reason]}`),
              locale,
            )}
          </p>
        </Notice>
      )}
      {file !== null && <Notice tone="info">{count(locale, t.importMatches, fromFile)}</Notice>}
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
            tabs={tabsOf()}
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
                onClick={() => void start((signal) => expand(answer.keyword, locale, signal))}
              >
                {t.expand}
              </button>
              <p className="kr-soft">{t.expandHint}</p>
            </>
          )}
          {task.phase === "failed" && (
            <Notice tone="bad" title={t.errorTitle}>
              <p>{failureText(task.error, t, locale)}</p>
            </Notice>
          )}
        </div>
      )}
      <SourceList t={t} locale={locale} rows={rows} marks={marks} failed={failed} />
    </>
  );

  function tabsOf(): readonly {
    readonly id: Group | "all";
    readonly label: string;
    readonly disabled?: boolean;
  }[] {
    const counts = groupCounts(inIntent);
    const every = [...groupCounts(rows).keys()].filter((group) => group !== "keyword");
    return [
      { id: "all", label: `${t.all} ${inIntent.length}` },
      ...every.map((group) => ({ id: group, label: `${t[group]} ${counts.get(group) ?? 0}` })),
    ];
  }
}

/** Who gave way in either answer, each once. */
function joinedFailures(answer: Answer, more: Answer | null): Answer["failed"] {
  return [
    ...new Map(
      [...answer.failed, ...(more?.failed ?? [])].map((failure) => [failure.source, failure]),
    ).values(),
  ];
}
