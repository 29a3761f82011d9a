import { direction } from "#i18n/locale.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { formatVolumeBand } from "../engine/figures.ts";
import type { KeywordStars } from "../engine/keyword-stars.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { laneLabelHeight, plot, toPercent, toX, toY } from "./sky-place.ts";

interface Props extends Pick<KeywordStars, "lanes" | "columns"> {
  readonly t: ToolTexts;
  readonly locale: Locale;
}

/**
 * The lanes of the searches a month, and the three bands of difficulty. Each lane begins with a
 * strip for its words alone: the borders and the wash of the easy band begin below it.
 */
export function SkyScale({ t, locale, lanes, columns }: Props) {
  const isRtl = direction[locale] === "rtl";
  const easy = columns[0]!;
  return (
    <g>
      {lanes.map(({ band, from, to }) => (
        <svg
          key={band[0]}
          className="kr-sky-lane"
          y={toY(to)}
          height={toPercent((plot.bottom - plot.top) * (to - from))}
        >
          <rect
            className="wash g-nile"
            x={toX(locale, isRtl ? easy.to : easy.from)}
            width={toPercent((plot.right - plot.left) * (easy.to - easy.from))}
            y={laneLabelHeight}
            height="100%"
          />
          {columns.slice(1).map((column) => (
            <line
              key={column.band}
              className="kr-sky-band"
              x1={toX(locale, column.from)}
              x2={toX(locale, column.from)}
              y1={laneLabelHeight}
              y2="100%"
            />
          ))}
          <line x1="0" x2="100%" y1="0.5" y2="0.5" />
          <text x={isRtl ? "100%" : "0"} y="17">
            {fill(t.skyLane, { searches: formatVolumeBand(band, t, locale) })}
          </text>
        </svg>
      ))}
      <line x1="0" x2="100%" y1={toY(0)} y2={toY(0)} />
      {columns.map(({ band, from, to }) => (
        <text key={band} x={toX(locale, (from + to) / 2)} y="97%" textAnchor="middle">
          {t[band]}
        </text>
      ))}
    </g>
  );
}
