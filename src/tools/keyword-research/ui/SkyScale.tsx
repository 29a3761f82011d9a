import { direction } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import { formatVolumeBand } from "../engine/figures.ts";
import type { KeywordStars } from "../engine/keyword-stars.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { plot, toPercent, toX, toY } from "./sky-place.ts";

interface Props extends Pick<KeywordStars, "lanes" | "columns"> {
  readonly t: ToolTexts;
  readonly locale: Locale;
}

/** The lanes of the searches a month, and the three bands of difficulty. */
export function SkyScale({ t, locale, lanes, columns }: Props) {
  const isRtl = direction[locale] === "rtl";
  const easy = columns[0]!;
  return (
    <g>
      <rect
        className="wash g-nile"
        x={toX(locale, isRtl ? easy.to : easy.from)}
        width={toPercent((plot.right - plot.left) * (easy.to - easy.from))}
        y={toY(1)}
        height={toPercent(plot.bottom - plot.top)}
      />
      {columns.slice(1).map(({ band, from }) => (
        <line
          key={band}
          className="kr-sky-band"
          x1={toX(locale, from)}
          x2={toX(locale, from)}
          y1={toY(1)}
          y2={toY(0)}
        />
      ))}
      {columns.map(({ band, from, to }) => (
        <text key={band} x={toX(locale, (from + to) / 2)} y="97%" textAnchor="middle">
          {t[band]}
        </text>
      ))}
      <text x={isRtl ? "100%" : "0"} y={toY(1)} dy="-0.6em">
        {t.columnVolume}
      </text>
      <line x1="0" x2="100%" y1={toY(0)} y2={toY(0)} />
      {lanes.map(({ band, to }) => (
        <g key={band[0]} className="kr-sky-lane">
          <line x1="0" x2="100%" y1={toY(to)} y2={toY(to)} />
          <text x={isRtl ? "97%" : "3%"} y={toY(to)} dy="1.3em">
            {formatVolumeBand(band, t, locale)}
          </text>
        </g>
      ))}
    </g>
  );
}
