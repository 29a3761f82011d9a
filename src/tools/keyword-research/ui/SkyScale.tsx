import { formatNumber } from "#i18n/format.ts";
import { direction } from "#i18n/locale.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { KeywordStars } from "../engine/keyword-stars.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { plot, toPercent, toX, toY } from "./sky-place.ts";

interface Props extends Pick<KeywordStars, "ticks" | "columns"> {
  readonly t: ToolTexts;
  readonly locale: Locale;
}

/** The lines of the powers of ten, and the three bands of difficulty. */
export function SkyScale({ t, locale, ticks, columns }: Props) {
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
      {ticks.map(({ searches, up }, i) => (
        <g key={searches}>
          <line x1="0" x2="100%" y1={toY(up)} y2={toY(up)} />
          <text x={isRtl ? "100%" : "0"} y={toY(up)} dy="-0.4em">
            {i === ticks.length - 1
              ? fill(t.skySearches, { searches: formatNumber(locale, searches) })
              : formatNumber(locale, searches)}
          </text>
        </g>
      ))}
    </g>
  );
}
