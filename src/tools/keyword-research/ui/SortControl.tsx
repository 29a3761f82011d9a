import { useId } from "react";
import { listShownColumns, type CommonFacts } from "../engine/common-facts.ts";
import { toggleOrder, type Column, type SortOrder } from "../engine/table-view.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly common: CommonFacts;
  readonly sortOrder: SortOrder | null;
  readonly onSort: (sortOrder: SortOrder | null) => void;
}

/** What the table is sorted by, on narrow screens, whose columns have no room for headings. */
export function SortControl({ t, common, sortOrder, onSort }: Props) {
  const id = useId();
  const names = {
    keyword: t.sortKeyword,
    volume: t.sortVolume,
    difficulty: t.sortDifficulty,
    cpc: t.sortCpc,
  };
  return (
    <div className="kr-sort-by">
      <label htmlFor={id}>{t.sortBy}</label>
      <select
        id={id}
        className="field"
        value={sortOrder?.column ?? ""}
        onChange={({ target }) =>
          onSort(target.value === "" ? null : toggleOrder(null, target.value as Column))
        }
      >
        <option value="">{t.sortNone}</option>
        {listShownColumns(common).map((column) => (
          <option key={column} value={column}>
            {names[column]}
          </option>
        ))}
      </select>
    </div>
  );
}
