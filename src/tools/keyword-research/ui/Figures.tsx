import type { ReactNode } from "react";
import { direction } from "#i18n/locale.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { khatamPath } from "#ui/khatam-path.ts";
import type { Cell, Source } from "../contract.ts";
import { getCell, type CommonFacts } from "../engine/common-facts.ts";
import { getDifficultyBasis } from "../engine/difficulty-basis.ts";
import { formatBid, formatPrice, formatSource, formatVolume } from "../engine/figures.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { countStars, getBand } from "../engine/table-view.ts";
import { getVolumeLevel, volumeLevels } from "../engine/volume-band.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Words {
  readonly t: ToolTexts;
  readonly locale: Locale;
  /** The numbers of the sources in the list under the table. */
  readonly marks: ReadonlyMap<Source, number>;
  /** What is said once for all figures, and is not shown beside each of them. */
  readonly common: CommonFacts;
}

/**
 * The search volume: a number where it was counted, a range where it is an estimate, and a bar of
 * its band of powers of ten.
 */
export function Volume({ cell, ...words }: Words & { readonly cell: Cell }) {
  const text = formatVolume(cell, words.t, words.locale);
  if (cell.value === null || text === null) return <Unknown t={words.t} />;
  return (
    <span className="kr-volume">
      <Figure cell={cell} text={text} {...words}>
        <VolumeBar level={getVolumeLevel(cell.value)} />
      </Figure>
    </span>
  );
}

/** The difficulty: its figure, its band as colour and word, and the number of lit stars. */
export function Difficulty({ cell, ...words }: Words & { readonly cell: Cell }) {
  if (cell.value === null) return <Unknown t={words.t} />;
  const band = getBand(cell.value);
  return (
    <span className="kr-difficulty" data-band={band}>
      <Figure cell={cell} text={String(cell.value)} {...words}>
        <Stars lit={countStars(cell.value)} />
        <span className="kr-band">{words.t[band]}</span>
        {words.common.difficultyBasis === null &&
          getDifficultyBasis(cell.source) === "advertisers" && (
            <span className="kr-badge">{words.t.advertisers}</span>
          )}
      </Figure>
    </span>
  );
}

/** The cost per click in dollars, or in the currency of the visitor's file. */
export function Price({ row, ...words }: Words & { readonly row: ShownRow }) {
  const text = formatPrice(row.cpc) ?? (row.bid === null ? null : formatBid(row.bid));
  if (text === null) return <Unknown t={words.t} />;
  return <Figure cell={getCell(row, "cpc")} text={text} isCode {...words} />;
}

interface FigureProps extends Words {
  readonly cell: Cell;
  readonly text: string;
  /** Reads from left to right in both languages. */
  readonly isCode?: boolean;
  /** Rendered between the figure and its source. */
  readonly children?: ReactNode;
}

/** A figure; screen readers hear its certainty and its source also where they are common. */
function Figure({ cell, text, isCode = false, children, t, locale, marks, common }: FigureProps) {
  const mark = cell.source === null || common.source !== null ? undefined : marks.get(cell.source);
  const isEstimate = cell.certainty === "estimated";
  return (
    <span className="kr-figure">
      {/* Without a direction of its own, a range of numbers alone would read from the left. */}
      <bdi dir={isCode ? "ltr" : direction[locale]}>{text}</bdi>
      {children}
      {mark !== undefined && <sup aria-hidden="true">{mark}</sup>}
      {isEstimate && (
        <span className={common.certainty === null ? "kr-badge" : "kit-hidden"}>{t.estimate}</span>
      )}
      {cell.source !== null && (
        <span className="kit-hidden">
          {fill(t.sourceLine, { source: formatSource(cell.source, cell.asOf, t, locale) })}
        </span>
      )}
    </span>
  );
}

function Unknown({ t }: { readonly t: ToolTexts }) {
  return (
    <span className="kr-unknown">
      <span aria-hidden="true">—</span>
      <span className="kit-hidden">{t.unknown}</span>
    </span>
  );
}

function Stars({ lit }: { readonly lit: number }) {
  return (
    <svg className="kr-stars" viewBox="0 0 100 20" aria-hidden="true" focusable="false">
      {[0, 1, 2, 3, 4].map((i) => (
        <path key={i} d={khatamPath} transform={`translate(${i * 20})`} data-lit={i < lit} />
      ))}
    </svg>
  );
}

/** Steps that grow, one for each power of ten. */
function VolumeBar({ level }: { readonly level: number }) {
  return (
    <svg className="kr-bar" viewBox="0 0 58 16" aria-hidden="true" focusable="false">
      {Array.from({ length: volumeLevels }, (_, i) => {
        const height = 6 + i * 2;
        return (
          <rect
            key={i}
            x={i * 10}
            y={16 - height}
            width="8"
            height={height}
            rx="1"
            data-lit={i < level}
          />
        );
      })}
    </svg>
  );
}
