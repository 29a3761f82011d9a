import { formatNumber } from "#i18n/format.ts";
import { direction } from "#i18n/locale.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { KeywordStars } from "../engine/keyword-stars.ts";
import { bands } from "../engine/table-view.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { plot, toPercent, toX, toY } from "./sky-place.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly ticks: KeywordStars["ticks"];
}

/** The lines of the powers of ten, and the three bands of difficulty. */
export function SkyScale({ t, locale, ticks }: Props) {
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
