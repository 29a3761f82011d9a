import { useMemo, useState, type KeyboardEvent } from "react";
import { toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import { count, formatNumber } from "#i18n/format.ts";
import { direction } from "#i18n/locale.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { intents } from "../contract.ts";
import { formatVolume, joinList } from "../engine/figures.ts";
import { placeKeywordStars, type KeywordStar, type KeywordStars } from "../engine/keyword-stars.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { bands, getBand } from "../engine/table-view.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { getStarClass, intentGlass } from "./intent-glass.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  /** The searched keyword, whose star is larger. */
  readonly keyword: string;
  readonly rows: readonly ShownRow[];
}

/** Fewer stars are no picture. */
const minStars = 3;

/**
 * The phrases as stars over a scale: up by searches, across by difficulty, coloured by intent. The
 * table has the same figures for screen readers; what is pointed at is named below the picture.
 */
export function KeywordSky({ t, locale, keyword, rows }: Props) {
  const sky = useMemo(() => placeKeywordStars(rows), [rows]);
  const [active, setActive] = useState<string | null>(null);
  if (sky.stars.length < minStars) return null;
  const index = sky.stars.findIndex(({ row }) => row.keyword === active);
  const isExact = sky.stars.every(({ row }) => row.volume.certainty === "counted");

  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(sky.stars.length - 1, Math.max(0, index + step));
    setActive(sky.stars[next]!.row.keyword);
  }

  return (
    <figure className="kr-sky">
      <figcaption className="type-head">{t.skyTitle}</figcaption>
      <ul className="kr-sky-intents">
        {intents
          .filter((intent) => sky.stars.some(({ row }) => row.intent === intent))
          .map((intent) => (
            <li key={intent}>
              <svg
                className={intentGlass[intent]}
                viewBox="-10 -10 20 20"
                aria-hidden="true"
                focusable="false"
              >
                <path className={getStarClass(intent)} d={toStarOutlinesPath([[0, 0]], 9)} />
              </svg>
              {t[intent]}
            </li>
          ))}
      </ul>
      {/* The arrow keys choose a star, so the picture itself takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        className="kr-sky-plot"
        role="img"
        aria-label={t.skyPicture}
        tabIndex={0}
        onKeyDown={move}
        // A finger leaves as it is lifted; what it has chosen stays.
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setActive(null)}
        onBlur={() => setActive(null)}
      >
        <Scale t={t} locale={locale} ticks={sky.ticks} />
        {/* The order stays: a star that moves in the document loses the pointer's events. */}
        {sky.stars.toReversed().map((star) => (
          <Star
            key={star.row.keyword}
            locale={locale}
            star={star}
            isOwn={star.row.keyword === keyword}
            isActive={star.row.keyword === active}
            onPoint={() => setActive(star.row.keyword)}
          />
        ))}
      </svg>
      <p className="kr-sky-named" role="status">
        {index < 0 ? (
          <span className="kit-soft">{t.skyHint}</span>
        ) : (
          <Named t={t} locale={locale} row={sky.stars[index]!.row} />
        )}
      </p>
      <p className="type-small kit-soft">
        {!isExact && t.skyEstimated}
        {sky.unknownCount > 0 && ` ${count(locale, t.skyUnknown, sky.unknownCount)}`}
      </p>
    </figure>
  );
}

/** The plot lies between these shares of the picture; the rest holds the words of the scale. */
const plot = { left: 4, right: 96, top: 9, bottom: 88 } as const;
const toPercent = (value: number): string => `${value.toFixed(2)}%`;
/** Hard is at the end of the line, in both directions of reading. */
const toX = (locale: Locale, across: number): string =>
  toPercent(
    plot.left + (plot.right - plot.left) * (direction[locale] === "rtl" ? 1 - across : across),
  );
const toY = (up: number): string => toPercent(plot.bottom - (plot.bottom - plot.top) * up);

interface ScaleProps extends Pick<Props, "t" | "locale"> {
  readonly ticks: KeywordStars["ticks"];
}

/** The lines of the powers of ten, and the three bands of difficulty. */
function Scale({ t, locale, ticks }: ScaleProps) {
  const edges = { easy: [0, 30], medium: [30, 60], hard: [60, 100] } as const;
  return (
    <g>
      <rect
        className="wash g-nile"
        x={direction[locale] === "rtl" ? toX(locale, 0.3) : toX(locale, 0)}
        width={toPercent((plot.right - plot.left) * 0.3)}
        y={toY(1)}
        height={toPercent(plot.bottom - plot.top)}
      />
      {bands.slice(1).map((band) => (
        <line
          key={band}
          className="kr-sky-band"
          x1={toX(locale, edges[band][0] / 100)}
          x2={toX(locale, edges[band][0] / 100)}
          y1={toY(1)}
          y2={toY(0)}
        />
      ))}
      {bands.map((band) => (
        <text
          key={band}
          x={toX(locale, (edges[band][0] + edges[band][1]) / 200)}
          y="97%"
          textAnchor="middle"
        >
          {t[band]}
        </text>
      ))}
      {ticks.map(({ searches, up }, i) => (
        <g key={searches}>
          <line x1="0" x2="100%" y1={toY(up)} y2={toY(up)} />
          <text x={direction[locale] === "rtl" ? "100%" : "0"} y={toY(up)} dy="-0.4em">
            {i === ticks.length - 1
              ? fill(t.skySearches, { searches: formatNumber(locale, searches) })
              : formatNumber(locale, searches)}
          </text>
        </g>
      ))}
    </g>
  );
}

interface StarProps {
  readonly locale: Locale;
  readonly star: KeywordStar;
  readonly isOwn: boolean;
  readonly isActive: boolean;
  readonly onPoint: () => void;
}

function Star({ locale, star: { row, across, up, hasRoom }, isOwn, isActive, onPoint }: StarProps) {
  const isEstimate = row.volume.certainty !== "counted";
  const isAtEnd = across > 0.7;
  const size = (isOwn ? 15 : 10) + (isActive ? 4 : 0);
  return (
    <svg
      x={toX(locale, across)}
      y={toY(up)}
      className={intentGlass[row.intent]}
      data-keyword={row.keyword}
      data-active={isActive}
      overflow="visible"
    >
      <path className={getStarClass(row.intent)} d={toStarOutlinesPath([[0, 0]], size)} />
      {isEstimate && <path className="pale" d={toStarOutlinesPath([[0, 0]], size * 0.42)} />}
      {hasRoom && (
        <text
          className="kr-sky-name"
          x={(isAtEnd ? -1 : 1) * (direction[locale] === "rtl" ? -1 : 1) * (size + 7)}
          textAnchor={isAtEnd ? "end" : "start"}
        >
          {row.keyword}
        </text>
      )}
      {/* Fingers and pointers need more than the star itself. */}
      <circle r="14" fill="transparent" onPointerEnter={onPoint} onPointerDown={onPoint} />
    </svg>
  );
}

/** The phrase that is pointed at, with its figures and what its searchers want. */
function Named({ t, locale, row }: Pick<Props, "t" | "locale"> & { readonly row: ShownRow }) {
  const difficulty = row.difficulty.value ?? 0;
  return (
    <>
      <strong>
        <bdi>{row.keyword}</bdi>
      </strong>{" "}
      <span>
        {joinList(
          [
            fill(t.skySearches, { searches: formatVolume(row.volume, t, locale) ?? "" }),
            `${fill(t.skyDifficulty, { difficulty: String(difficulty) })} (${t[getBand(difficulty)]})`,
            t[row.intent],
          ],
          locale,
        )}
      </span>
    </>
  );
}
