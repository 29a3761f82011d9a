import { localePath } from "#i18n/locale.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { khatamPath } from "#ui/khatam-path.ts";
import { Tooltip } from "#ui/feedback/Tooltip.tsx";
import { Difficulty, Price, Volume } from "./Figures.tsx";
import { formatSource } from "../engine/figures.ts";
import type { Source } from "../contract.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { cellRole, rowRole, rowHeaderRole } from "./table-roles.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly row: ShownRow;
  readonly marks: ReadonlyMap<Source, number>;
  readonly isSelected: boolean;
  readonly onSelect: (keyword: string, isSelected: boolean) => void;
}

/** One keyword: its figures, each with its source, and its actions. */
export function KeywordRow({ t, locale, row, marks, isSelected, onSelect }: Props) {
  const { keyword, group, intent } = row;
  const words = { t, locale, marks };
  return (
    <tr {...rowRole} data-selected={isSelected} data-keyword={keyword}>
      <td {...cellRole} className="kr-select">
        <label className="kr-check">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={({ target }) => onSelect(keyword, target.checked)}
          />
          <span className="kit-hidden">{fill(t.selectRow, { keyword })}</span>
        </label>
      </td>
      <th {...rowHeaderRole} scope="row" className="kr-keyword">
        <bdi>{keyword}</bdi>
        <small data-intent={intent}>{`${t[group]} · ${t[intent]}`}</small>
      </th>
      <td {...cellRole} data-label={t.columnVolume} data-column="volume">
        <Volume cell={row.volume} {...words} />
      </td>
      <td {...cellRole} data-label={t.columnDifficulty} data-column="difficulty">
        <Difficulty cell={row.difficulty} {...words} />
      </td>
      <td {...cellRole} data-label={t.columnCpc} data-column="cpc">
        <Price row={row} {...words} />
      </td>
      <td {...cellRole} className="kr-next">
        <RowActions t={t} locale={locale} row={row} />
      </td>
    </tr>
  );
}

/** Links to the SEO analyzer, copies the keyword, and names the sources of the row. */
function RowActions({ t, locale, row }: Pick<Props, "t" | "locale" | "row">) {
  const { keyword } = row;
  return (
    <div className="kr-actions">
      <a
        className="link type-small"
        href={`${localePath(locale, "/tools/seo-analyzer")}?keyword=${encodeURIComponent(keyword)}`}
        aria-label={fill(t.checkPageFor, { keyword })}
      >
        {t.checkPage}
      </a>
      <CopyButton
        t={t}
        text={keyword}
        label={fill(t.copyKeyword, { keyword })}
        copied={fill(t.copied, { value: keyword })}
        className="kr-icon"
      >
        <></>
      </CopyButton>
      <Tooltip text={listSources(row, t, locale)}>
        <button type="button" className="kr-icon" aria-label={fill(t.rowSources, { keyword })}>
          <svg className="kr-about" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d={khatamPath} />
            <path d="M10 9v4.6M10 6v1" />
          </svg>
        </button>
      </Tooltip>
    </div>
  );
}

/** Every figure of the row with its source and date, one per line. */
function listSources(
  { volume, difficulty, cpc, bid }: ShownRow,
  t: ToolTexts,
  locale: Locale,
): string {
  const formatNamed = (source: typeof volume.source, asOf: string | null): string =>
    source === null ? t.unknown : formatSource(source, asOf, t, locale);
  const difficultyName =
    difficulty.source === "import"
      ? t.importDifficulty
      : formatNamed(difficulty.source, difficulty.asOf);
  return [
    `${t.columnVolume}: ${formatNamed(volume.source, volume.asOf)}`,
    `${t.columnDifficulty}: ${difficultyName}`,
    `${t.columnCpc}: ${bid === null ? (cpc.value === null ? t.unknown : formatNamed(cpc.source, cpc.asOf)) : t.import}`,
  ].join("\n");
}
