import { useMemo, useState, type ReactNode } from "react";
import { fill, type Locale } from "#i18n/messages.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { useLazyView } from "#ui/use-lazy-view.ts";
import { useTask } from "#ui/use-task.ts";
import type { Group, SearchResponse } from "../contract.ts";
import type { DifficultyBasis } from "../engine/difficulty-basis.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { findCommonFacts } from "../engine/common-facts.ts";
import { rankRows } from "../engine/keyword-stars.ts";
import { isElsewhere } from "../engine/place-phrase.ts";
import type { PlannerFile } from "../engine/planner/planner-file.ts";
import {
  getSuggestedRow,
  listStartPhrases,
  pickAdvisedRows,
  suggestPhrase,
  type PhraseSuggestion,
} from "../engine/suggest-phrase.ts";
import {
  countGroups,
  filterRows,
  noFilter,
  type Filter,
  type SortOrder,
} from "../engine/table-view.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { TableNotes } from "./CommonNotes.tsx";
import { ExportPanel } from "./ExportPanel.tsx";
import { Filters } from "./Filters.tsx";
import { IntentMoon } from "./IntentMoon.tsx";
import { KeywordHead } from "./KeywordHead.tsx";
import { KeywordSky } from "./KeywordSky.tsx";
import { KeywordTable } from "./KeywordTable.tsx";
import { ImportNotice } from "./ImportNotice.tsx";
import { SourceList } from "./SourceList.tsx";
import { Trend } from "./Trend.tsx";
import { useBrief } from "./use-brief.tsx";
import { useResultRows } from "./use-result-rows.ts";
import { loadVariants, VariantLoader } from "./VariantLoader.tsx";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly response: SearchResponse;
  readonly file: PlannerFile | null;
  /** Starts another search. */
  readonly onSearch: (keyword: string) => void;
}

const noSelection: ReadonlySet<string> = new Set();

/**
 * The results of a search: the phrase to begin with, the picture, the months, the table, every
 * variant on request, and the sources.
 */
export function Results({ t, locale, response, file, onSearch }: Props) {
  const variants = useTask<SearchResponse>();
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [sortOrder, setSortOrder] = useState<SortOrder | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(noSelection);
  const hasVariants = variants.task.phase === "done";
  const { rows, marks, failed } = useResultRows(
    response,
    variants.task.phase === "done" ? variants.task.value : null,
    file,
  );
  const common = useMemo(() => findCommonFacts(rows), [rows]);
  const { rows: searchedRows } = useResultRows(response, null, file);
  const advisedRows = useMemo(() => pickAdvisedRows(searchedRows, rows), [searchedRows, rows]);
  const suggestion = useMemo(() => suggestPhrase(advisedRows), [advisedRows]);
  const { keyword, answeredAt, isLocal, place } = response;
  const shown = useMemo(() => {
    // The local advice is about the phrase itself, so that it has the first number.
    const first = isLocal ? [] : listStartPhrases(advisedRows, suggestion);
    return rankRows(
      filterRows(rows, filter),
      [...first.map((row) => row.keyword), keyword],
      (row) => isElsewhere(row, keyword, place),
    );
  }, [rows, filter, advisedRows, suggestion, isLocal, keyword, place]);
  const words = { t, locale };
  const allVariants = variants.task.phase === "done" ? variants.task.value : null;
  const { openBrief, dialog } = useBrief(t, { locale, response, variants: allVariants, file });
  const { View: PhraseGroups } = useLazyView(hasVariants, loadPhraseGroups);

  const table = (
    <>
      <KeywordSky {...words} common={common} rows={shown} />
      <Trend {...words} rows={rows.filter(({ monthly }) => monthly.length > 1)} />
      <ExportPanel
        {...words}
        keyword={keyword}
        answeredAt={answeredAt}
        rows={shown}
        chosen={rows.filter((row) => selected.has(row.keyword))}
        onClear={() => setSelected(noSelection)}
      />
      {/* The key makes a new list begin at its first page. */}
      <KeywordTable
        key={JSON.stringify(filter)}
        {...words}
        label={fill(t.resultsLabel, { keyword })}
        rows={shown}
        marks={marks}
        common={common}
        hasGroups={hasVariants}
        selected={selected}
        onSelect={setSelected}
        sortOrder={sortOrder}
        onSort={setSortOrder}
        onBrief={openBrief}
      />
      <TableNotes {...words} common={common} rows={rows} isLocal={isLocal} />
    </>
  );

  return (
    <>
      <KeywordHead
        {...words}
        rows={rows}
        marks={marks}
        common={common}
        suggestion={suggestion}
        response={response}
        onSearch={onSearch}
        action={
          isLocal ? (
            <BriefButton t={t} onPress={() => openBrief(rows[0]!)} />
          ) : (
            suggestion !== null && (
              <AdviceAction
                t={t}
                suggestion={suggestion}
                onBrief={openBrief}
                onExpand={hasVariants ? null : () => loadVariants(variants, keyword, locale)}
              />
            )
          )
        }
      />
      {file !== null && <ImportNotice {...words} rows={rows} />}
      {hasVariants ? (
        <FilteredRows
          {...words}
          basis={common.difficultyBasis}
          rows={rows}
          filter={filter}
          onFilter={setFilter}
        >
          {table}
        </FilteredRows>
      ) : (
        <div>{table}</div>
      )}
      {PhraseGroups !== null && <PhraseGroups {...words} rows={rows} onBrief={openBrief} />}
      {!hasVariants && <VariantLoader {...words} keyword={keyword} variants={variants} />}
      <SourceList
        {...words}
        rows={rows}
        marks={marks}
        failed={failed}
        hasMarks={common.source === null && common.unknownColumns.length < 3}
      />
      {dialog}
    </>
  );
}

interface AdviceActionProps {
  readonly t: ToolTexts;
  readonly suggestion: PhraseSuggestion;
  readonly onBrief: (row: ShownRow) => void;
  /** Loads every variant; null where they are loaded. */
  readonly onExpand: (() => void) | null;
}

/** The one thing to do next: a brief, or more phrases where none can be suggested. */
function AdviceAction({ t, suggestion, onBrief, onExpand }: AdviceActionProps) {
  const isNone = suggestion.kind === "none";
  if (isNone && onExpand === null) return null;
  if (!isNone) return <BriefButton t={t} onPress={() => onBrief(getSuggestedRow(suggestion))} />;
  return (
    <button type="button" className="button" onClick={onExpand!}>
      {t.expand}
    </button>
  );
}

const BriefButton = ({ t, onPress }: { readonly t: ToolTexts; readonly onPress: () => void }) => (
  <button type="button" className="button" onClick={onPress}>
    {t.makeBrief}
  </button>
);

const loadPhraseGroups = async () => (await import("./PhraseGroups.tsx")).PhraseGroups;

interface FilteredRowsProps {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly rows: readonly ShownRow[];
  readonly basis: DifficultyBasis | null;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly children: ReactNode;
}

/** What narrows the table: the intents, the groups as tabs, and the filters. */
function FilteredRows({ t, locale, rows, basis, filter, onFilter, children }: FilteredRowsProps) {
  const intentRows = useMemo(
    () => filterRows(rows, { ...noFilter, intent: filter.intent }),
    [rows, filter.intent],
  );
  return (
    <>
      <IntentMoon
        t={t}
        locale={locale}
        rows={rows}
        intent={filter.intent}
        onIntent={(intent) => onFilter({ ...filter, intent })}
      />
      <Tabs<Group | "all">
        label={t.groupLabel}
        tabs={listTabs(t, rows, intentRows)}
        selected={filter.group ?? "all"}
        onSelect={(group) => onFilter({ ...filter, group: group === "all" ? null : group })}
      >
        <Filters t={t} basis={basis} filter={filter} onFilter={onFilter} />
        {children}
      </Tabs>
    </>
  );
}

/** A tab for each group that the rows have, with its number of rows of the chosen intent. */
function listTabs(
  t: ToolTexts,
  rows: readonly ShownRow[],
  ofIntent: readonly ShownRow[],
): readonly { readonly id: Group | "all"; readonly label: string }[] {
  const counts = countGroups(ofIntent);
  const groups = [...countGroups(rows).keys()].filter((group) => group !== "keyword");
  return [
    { id: "all", label: `${t.all} ${ofIntent.length}` },
    ...groups.map((group) => ({ id: group, label: `${t[group]} ${counts.get(group) ?? 0}` })),
  ];
}
