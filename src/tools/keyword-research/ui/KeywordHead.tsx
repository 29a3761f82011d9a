import type { ReactNode } from "react";
import type { Locale } from "#i18n/messages.ts";
import { Difficulty, Price, Volume } from "./Figures.tsx";
import type { Source } from "../contract.ts";
import { getCell, type CommonFacts, type FigureColumn } from "../engine/common-facts.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { PhraseSuggestion } from "../engine/suggest-phrase.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { CommonNotes } from "./CommonNotes.tsx";
import { Suggestion } from "./Suggestion.tsx";
import { Trend } from "./Trend.tsx";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly keyword: string;
  readonly rows: readonly ShownRow[];
  readonly marks: ReadonlyMap<Source, number>;
  readonly common: CommonFacts;
  readonly suggestion: PhraseSuggestion | null;
  /** Whether every variant is among the rows. */
  readonly hasVariants: boolean;
}

/** Which phrase to use, the known figures of the searched one, and its monthly trend. */
export function KeywordHead(props: Props) {
  const { t, locale, keyword, rows, marks, common, suggestion, hasVariants } = props;
  const row = rows.find(({ group }) => group === "keyword") ?? rows[0];
  return (
    <div className="kr-head">
      <div>
        <h2 className="type-section">
          <q>
            <bdi>{keyword}</bdi>
          </q>
        </h2>
        {suggestion !== null && <Suggestion {...{ t, locale, suggestion, hasVariants }} />}
        {row !== undefined && <OwnFigures {...{ t, locale, row, marks, common }} />}
        <CommonNotes t={t} locale={locale} common={common} />
      </div>
      <Trend t={t} locale={locale} rows={rows.filter(({ monthly }) => monthly.length > 1)} />
    </div>
  );
}

interface OwnFiguresProps extends Pick<Props, "t" | "locale" | "marks" | "common"> {
  readonly row: ShownRow;
}

/** The figures of the searched keyword. What no source knows is named below them, once. */
function OwnFigures({ row, ...words }: OwnFiguresProps) {
  const { t, common } = words;
  const figures: readonly (readonly [FigureColumn, string, ReactNode])[] = [
    ["volume", t.columnVolume, <Volume key="volume" cell={row.volume} {...words} />],
    [
      "difficulty",
      t.columnDifficulty,
      <Difficulty key="difficulty" cell={row.difficulty} {...words} />,
    ],
    ["cpc", t.columnCpc, <Price key="cpc" row={row} {...words} />],
  ];
  const shown = figures.filter(
    ([column]) => getCell(row, column).value !== null || !common.unknownColumns.includes(column),
  );
  if (shown.length === 0) return null;
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
