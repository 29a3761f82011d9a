import { localePath } from "#i18n/locale.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { khatamPath } from "#ui/khatam-path.ts";
import { Tooltip } from "#ui/feedback/Tooltip.tsx";
import { Difficulty, Price, Volume } from "./Figures.tsx";
import { listShownColumns, type CommonFacts, type FigureColumn } from "../engine/common-facts.ts";
import { describeDifficulty, getDifficultyBasis } from "../engine/difficulty-basis.ts";
import { formatSource } from "../engine/figures.ts";
import type { Source } from "../contract.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { cellRole, rowRole, rowHeaderRole } from "./table-roles.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { IntentStar } from "./IntentStar.tsx";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly row: ShownRow;
  readonly marks: ReadonlyMap<Source, number>;
  readonly common: CommonFacts;
  /** Whether the group is named: the related phrases of a search alone are all of one. */
  readonly hasGroup: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (keyword: string, isSelected: boolean) => void;
  readonly onBrief: (row: ShownRow) => void;
}

/** One keyword: its figures, with their sources where they differ, and its actions. */
export function KeywordRow(props: Props) {
  const { t, locale, row, marks, common, hasGroup, isSelected, onSelect, onBrief } = props;
  const { keyword, group, intent } = row;
  const words = { t, locale, marks, common };
  const shown = listShownColumns(common);
  const createCell = (column: FigureColumn, label: string) => ({
    ...cellRole,
    "data-column": column,
    "data-label": label,
  });
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
        <small data-intent={intent}>
          <IntentStar intent={intent} />
          {hasGroup || group === "keyword" ? `${t[group]} · ${t[intent]}` : t[intent]}
        </small>
      </th>
      {shown.includes("volume") && (
        <td {...createCell("volume", t.shortVolume)}>
          <Volume cell={row.volume} {...words} />
        </td>
      )}
      {shown.includes("difficulty") && (
        <td {...createCell("difficulty", shortenDifficulty(row, t))}>
          <Difficulty cell={row.difficulty} {...words} />
        </td>
      )}
      {shown.includes("cpc") && (
        <td {...createCell("cpc", t.columnCpc)}>
          <Price row={row} {...words} />
        </td>
      )}
      <td {...cellRole} className="kr-next">
        <RowActions
          t={t}
          locale={locale}
          row={row}
          hasSources={common.source === null && common.unknownColumns.length < 3}
          onBrief={onBrief}
        />
      </td>
    </tr>
  );
}

interface RowActionsProps extends Pick<Props, "t" | "locale" | "row" | "onBrief"> {
  /** Whether the sources of the row are named, which are not those of every row. */
  readonly hasSources: boolean;
}

/** Makes a brief, links to the SEO analyzer, copies the keyword, and names the row's sources. */
function RowActions({ t, locale, row, hasSources, onBrief }: RowActionsProps) {
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
      <button
        type="button"
        className="link type-small"
        aria-label={fill(t.briefFor, { keyword })}
        onClick={() => onBrief(row)}
      >
        {t.brief}
      </button>
      <CopyButton
        t={t}
        text={keyword}
        label={fill(t.copyKeyword, { keyword })}
        copied={fill(t.copied, { value: keyword })}
        className="kr-icon"
      >
        <></>
      </CopyButton>
      {hasSources && (
        <Tooltip text={listSources(row, t, locale)}>
          <button type="button" className="kr-icon" aria-label={fill(t.rowSources, { keyword })}>
            <svg className="kr-about" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d={khatamPath} />
              <path d="M10 9v4.6M10 6v1" />
            </svg>
          </button>
        </Tooltip>
      )}
    </div>
  );
}

const nameDifficulty = ({ difficulty }: Pick<ShownRow, "difficulty">, t: ToolTexts): string =>
  describeDifficulty(getDifficultyBasis(difficulty.source), t).name;

/** The name of a difficulty beside its figure, where there is room for one or two words. */
const shortenDifficulty = (row: ShownRow, t: ToolTexts): string =>
  getDifficultyBasis(row.difficulty.source) === "advertisers" ? t.advertisers : t.filterDifficulty;

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
    `${nameDifficulty({ difficulty }, t)}: ${difficultyName}`,
    `${t.columnCpc}: ${bid === null ? (cpc.value === null ? t.unknown : formatNamed(cpc.source, cpc.asOf)) : t.import}`,
  ].join("\n");
}
