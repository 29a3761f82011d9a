import type { ReactNode } from "react";
import type { Locale } from "#i18n/messages.ts";
import type { Source } from "../contract.ts";
import { getCell, type CommonFacts, type FigureColumn } from "../engine/common-facts.ts";
import { describeDifficulty, getDifficultyBasis } from "../engine/difficulty-basis.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { UnknownFigures } from "./CommonNotes.tsx";
import { Difficulty, Price, Volume } from "./Figures.tsx";
import { Trend } from "./Trend.tsx";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  /** All rows; the first one is that of the searched keyword. */
  readonly rows: readonly ShownRow[];
  readonly marks: ReadonlyMap<Source, number>;
  readonly common: CommonFacts;
}

/** The known figures of the searched keyword, what no source knows, and its monthly trend. */
export function OwnFigures({ rows, ...words }: Props) {
  const { t, locale, common } = words;
  const row = rows.find(({ group }) => group === "keyword") ?? rows[0];
  const hasFigures = common.unknownColumns.length < 3;
  const monthlyRows = rows.filter(({ monthly }) => monthly.length > 1);
  if (row === undefined || (!hasFigures && monthlyRows.length === 0)) return null;
  return (
    <div className="kr-own">
      {hasFigures && (
        <div>
          <h3 className="type-head">{t.ownFigures}</h3>
          <Figures row={row} {...words} />
          <UnknownFigures t={t} locale={locale} common={common} />
        </div>
      )}
      <Trend t={t} locale={locale} rows={monthlyRows} />
    </div>
  );
}

function Figures({ row, ...words }: Omit<Props, "rows"> & { readonly row: ShownRow }) {
  const { t, common } = words;
  const figures: readonly (readonly [FigureColumn, string, ReactNode])[] = [
    ["volume", t.columnVolume, <Volume key="volume" cell={row.volume} {...words} />],
    [
      "difficulty",
      describeDifficulty(getDifficultyBasis(row.difficulty.source), t).name,
      <Difficulty key="difficulty" cell={row.difficulty} {...words} />,
    ],
    ["cpc", t.columnCpc, <Price key="cpc" row={row} {...words} />],
  ];
  const shown = figures.filter(
    ([column]) => getCell(row, column).value !== null || !common.unknownColumns.includes(column),
  );
  return (
    <dl>
      {shown.map(([column, name, figure]) => (
        <div key={column}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
