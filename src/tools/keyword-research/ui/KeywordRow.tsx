import { useState } from "react";
import { localePath } from "#i18n/locale.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { Icon } from "#ui/Icon.tsx";
import { khatamPath } from "#ui/khatam-path.ts";
import { Tooltip } from "#ui/feedback/Tooltip.tsx";
import { Difficulty, Price, Volume } from "./Figures.tsx";
import { listShownColumns, type CommonFacts, type FigureColumn } from "../engine/common-facts.ts";
import { describeDifficulty, getDifficultyBasis } from "../engine/difficulty-basis.ts";
import { formatSource } from "../engine/figures.ts";
import type { Source } from "../contract.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { cellRole, rowRole, rowHeaderRole } from "#ui/table-roles.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { NumberedStar, starRadius } from "./NumberedStar.tsx";

const starBox = [-starRadius, -starRadius, 2 * starRadius, 2 * starRadius].join(" ");

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly row: ShownRow;
  /** Its number, which the picture has too. */
  readonly number: number;
  readonly marks: ReadonlyMap<Source, number>;
  readonly common: CommonFacts;
  /** Whether the group is named: the related phrases of a search alone are all of one. */
  readonly hasGroup: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (keyword: string, isSelected: boolean) => void;
  readonly onBrief: (row: ShownRow) => void;
}

const shortIntents = {
  buy: "shortBuy",
  compare: "shortCompare",
  find: "shortFind",
  learn: "shortLearn",
} as const;

/** One keyword: its figures, with their sources where they differ, and its actions. */
export function KeywordRow(props: Props) {
  const { t, locale, row, number, marks, common, hasGroup, isSelected, onSelect, onBrief } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { keyword, group, intent } = row;
  const words = { t, locale, marks, common };
  const shown = listShownColumns(common);
  const createCell = (column: FigureColumn) => ({
    ...cellRole,
    "data-column": column,
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
        <svg className="kr-number" viewBox={starBox} role="img" aria-label={String(number)}>
          <NumberedStar intent={intent} number={number} />
        </svg>
        <bdi>{keyword}</bdi>
        <small data-intent={intent}>
          {/* A phone has room for one or two words; screen readers hear what is shown. */}
          <span className="kr-short">{t[shortIntents[intent]]}</span>
          <span>{hasGroup || group === "keyword" ? `${t[group]} · ${t[intent]}` : t[intent]}</span>
        </small>
      </th>
      {shown.includes("volume") && (
        <td {...createCell("volume")}>
          <Volume cell={row.volume} {...words} />
        </td>
      )}
      {shown.includes("difficulty") && (
        <td {...createCell("difficulty")}>
          <Difficulty cell={row.difficulty} {...words} />
        </td>
      )}
      {shown.includes("cpc") && (
        <td {...createCell("cpc")}>
          <Price row={row} {...words} />
        </td>
      )}
      <td {...cellRole} className="kr-next" data-unfolded={isOpen}>
        <button
          type="button"
          className="kr-icon kr-open"
          aria-expanded={isOpen}
          aria-label={fill(t.openRow, { keyword })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? "minus" : "plus"} />
        </button>
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
