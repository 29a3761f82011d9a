import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { saveFile } from "#ui/save-file.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { getCsvName, formatRowsCsv } from "../engine/rows-csv.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly keyword: string;
  readonly answeredAt: string;
  /** The rows that the table shows. */
  readonly rows: readonly ShownRow[];
  /** The selected rows, also those that the filter hides. */
  readonly chosen: readonly ShownRow[];
  readonly onClear: () => void;
}

/** The number of phrases, and their export: the selected ones, or all that are shown. */
export function ExportPanel({ t, locale, keyword, answeredAt, rows, chosen, onClear }: Props) {
  const exportedRows = chosen.length > 0 ? chosen : rows;
  const small = "button button-quiet button-small";
  return (
    <div className="kr-take">
      <p role="status">
        {chosen.length > 0
          ? count(locale, t.selectedCount, chosen.length)
          : count(locale, t.rowCount, rows.length)}
        {chosen.length > 0 && (
          <button type="button" className="link type-small" onClick={onClear}>
            {t.clearSelection}
          </button>
        )}
      </p>
      <CopyButton
        t={t}
        text={exportedRows.map((row) => row.keyword).join("\n")}
        label={t.copyList}
        copied={count(locale, t.rowCount, exportedRows.length)}
        className={small}
      />
      <button
        type="button"
        className={small}
        onClick={() =>
          saveFile(
            new Blob([formatRowsCsv(exportedRows)], { type: "text/csv" }),
            getCsvName(keyword, answeredAt),
          )
        }
      >
        {t.downloadCsv}
      </button>
    </div>
  );
}
