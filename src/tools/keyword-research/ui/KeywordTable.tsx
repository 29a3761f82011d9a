import { useMemo, useState } from "react";
import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import { Icon } from "#ui/Icon.tsx";
import { Tooltip } from "#ui/feedback/Tooltip.tsx";
import { KeywordRow } from "./KeywordRow.tsx";
import { SortControl } from "./SortControl.tsx";
import type { Source } from "../contract.ts";
import { listShownColumns, type CommonFacts } from "../engine/common-facts.ts";
import { describeDifficulty } from "../engine/difficulty-basis.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { cellRole, columnHeaderRole, rowRole, rowGroupRole, tableRole } from "#ui/table-roles.ts";
import { toggleOrder, sortRows, type SortOrder } from "../engine/table-view.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  /** The name of the table for screen readers. */
  readonly label: string;
  /** In the order of their numbers, which the picture has too. */
  readonly rows: readonly ShownRow[];
  readonly marks: ReadonlyMap<Source, number>;
  /** Of all rows, of which `rows` may be a part. */
  readonly common: CommonFacts;
  readonly hasGroups: boolean;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** Null keeps the order of the numbers. */
  readonly sortOrder: SortOrder | null;
  readonly onSort: (sortOrder: SortOrder | null) => void;
  readonly onBrief: (row: ShownRow) => void;
}

/** Rows that are seen first: on a phone, more of them hide what comes after the table. */
const firstRows = 12;
/** Rows that are added at once; a phone still scrolls that many smoothly. */
const pageRows = 40;

/**
 * The keywords with their figures. On a phone each row is a card; the roles are explicit because
 * some browsers drop the semantics of a table whose `display` is changed.
 */
export function KeywordTable({
  t,
  locale,
  label,
  rows,
  marks,
  common,
  hasGroups,
  selected,
  onSelect,
  sortOrder,
  onSort,
  onBrief,
}: Props) {
  const [maxShownRows, setMaxShownRows] = useState(firstRows);
  const ordered = useMemo(() => sortRows(rows, sortOrder, locale), [rows, sortOrder, locale]);
  const numbers = useMemo(() => new Map(rows.map((row, i) => [row, i + 1])), [rows]);
  const shown = ordered.slice(0, maxShownRows);
  const keywords = shown.map(({ keyword }) => keyword);
  const isAllSelected = shown.length > 0 && keywords.every((keyword) => selected.has(keyword));
  const select = (some: readonly string[], isSelected: boolean): void =>
    onSelect(
      isSelected
        ? new Set([...selected, ...some])
        : new Set([...selected].filter((keyword) => !some.includes(keyword))),
    );

  return (
    <>
      <SortControl t={t} common={common} sortOrder={sortOrder} onSort={onSort} />
      <table className="kr-table" {...tableRole} aria-label={label}>
        <TableHead
          t={t}
          common={common}
          isAllSelected={isAllSelected}
          onSelectAll={(isSelected) => select(keywords, isSelected)}
          sortOrder={sortOrder}
          onSort={onSort}
        />
        <tbody {...rowGroupRole}>
          {shown.map((row) => (
            <KeywordRow
              key={row.keyword}
              t={t}
              locale={locale}
              row={row}
              number={numbers.get(row)!}
              marks={marks}
              common={common}
              hasGroup={hasGroups}
              isSelected={selected.has(row.keyword)}
              onSelect={(keyword, isSelected) => select([keyword], isSelected)}
              onBrief={onBrief}
            />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="kr-none">{t.noRows}</p>}
      {ordered.length > shown.length && (
        <MoreButton
          label={count(locale, t.more, Math.min(pageRows, ordered.length - shown.length))}
          onClick={() => setMaxShownRows(maxShownRows + pageRows)}
        />
      )}
    </>
  );
}

interface TableHeadProps extends Pick<Props, "t" | "common" | "sortOrder" | "onSort"> {
  readonly isAllSelected: boolean;
  readonly onSelectAll: (isSelected: boolean) => void;
}

function TableHead(props: TableHeadProps) {
  const { t, common, isAllSelected, onSelectAll, sortOrder, onSort } = props;
  const words = {
    keyword: { name: t.columnKeyword, short: t.columnKeyword, tip: t.tipKeyword },
    volume: { name: t.columnVolume, short: t.shortVolume, tip: t.tipVolume },
    difficulty: {
      ...describeDifficulty(common.difficultyBasis, t),
      short: common.difficultyBasis === "advertisers" ? t.advertisers : t.filterDifficulty,
    },
    cpc: { name: t.columnCpc, short: t.shortCpc, tip: t.tipCpc },
  };
  return (
    <thead {...rowGroupRole}>
      <tr {...rowRole}>
        <td {...cellRole} className="kr-select">
          <label className="kr-check">
            <input
              type="checkbox"
              checked={isAllSelected}
              onChange={({ target }) => onSelectAll(target.checked)}
            />
            <span>{t.selectAll}</span>
          </label>
        </td>
        {listShownColumns(common).map((column) => {
          const isSorted = sortOrder?.column === column;
          return (
            <th
              key={column}
              {...columnHeaderRole}
              scope="col"
              data-column={column}
              aria-sort={isSorted ? (sortOrder.isDescending ? "descending" : "ascending") : "none"}
            >
              <Tooltip text={words[column].tip}>
                <button
                  type="button"
                  className="kr-sort"
                  onClick={() => onSort(toggleOrder(sortOrder, column))}
                >
                  {words[column].name}
                  <Icon name="forward" />
                </button>
              </Tooltip>
              {/* On a phone the select above sorts, and the short names head the figures. */}
              <span className="kr-unsorted">{words[column].short}</span>
            </th>
          );
        })}
        <th {...columnHeaderRole} scope="col" className="kr-next">
          <span className="kit-hidden">{t.columnActions}</span>
        </th>
      </tr>
    </thead>
  );
}

function MoreButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <p>
      <button type="button" className="button button-quiet button-small" onClick={onClick}>
        {label}
      </button>
    </p>
  );
}
