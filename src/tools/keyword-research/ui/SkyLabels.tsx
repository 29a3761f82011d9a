import { useMemo } from "react";
import { direction } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import type { KeywordStar, KeywordStars } from "../engine/keyword-stars.ts";
import { layOutLabels, type Box, type StarLabel } from "../engine/star-labels.ts";
import { getPercentX, getPercentY, toPercent } from "./sky-place.ts";
import type { PlotSize } from "./use-plot.ts";

interface Props {
  readonly locale: Locale;
  readonly size: PlotSize;
  /** The most important first. */
  readonly stars: readonly KeywordStar[];
  readonly ticks: KeywordStars["ticks"];
  readonly getRadius: (star: KeywordStar) => number;
  readonly suggested: string | null;
}

/** The font size of the names, and the height of their lines; `sky.css` has the same size. */
const [fontSize, lineHeight] = [14, 20];
/** Below this width of the picture, only the most important phrases have their names. */
const narrowPlot = 480;
/** The room that the words of the scale take, above its lines. */
const tickRoom = { width: 110, height: 24 } as const;

/** The names of the phrases that matter most, where they cover nothing. */
export function SkyLabels({ locale, size, stars, ticks, getRadius, suggested }: Props) {
  const { width, height } = size;
  const labels = useMemo(
    () => layOut({ locale, size, stars, ticks, getRadius, suggested }),
    // The radius follows from the stars.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [locale, size, stars, ticks, suggested],
  );
  const toX = (x: number): string => toPercent((100 * x) / width);
  const toY = (y: number): string => toPercent((100 * y) / height);
  return (
    <g className="kr-sky-labels">
      {labels.map(({ name, x, y, leader }) => (
        <g key={name}>
          {leader !== null && (
            <line
              className="kr-sky-leader"
              x1={toX(leader[0].x)}
              y1={toY(leader[0].y)}
              x2={toX(leader[1].x)}
              y2={toY(leader[1].y)}
            />
          )}
          <text
            className="kr-sky-name"
            data-suggested={name === suggested}
            x={toX(x)}
            y={toY(y)}
            textAnchor="middle"
          >
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

function layOut({
  locale,
  size: { width, height, fontFamily },
  stars,
  ticks,
  getRadius,
  suggested,
}: Props): readonly StarLabel[] {
  const pen = document.createElement("canvas").getContext("2d");
  const measure = (name: string): number => {
    if (pen === null) return name.length * fontSize * 0.6;
    pen.font = `${name === suggested ? 600 : 400} ${fontSize}px ${fontFamily}`;
    // Halves of pixels and the halo around the letters.
    return pen.measureText(name).width + 4;
  };
  const named = stars.map((star) => ({
    name: star.row.keyword,
    x: (width * getPercentX(locale, star.across)) / 100,
    y: (height * getPercentY(star.up)) / 100,
    radius: getRadius(star) + (star.row.keyword === suggested ? 6 : 0),
    width: measure(star.row.keyword),
  }));
  const isRtl = direction[locale] === "rtl";
  const tickBoxes = ticks.map(({ up }): Box => {
    const line = (height * getPercentY(up)) / 100;
    return {
      left: isRtl ? width - tickRoom.width : 0,
      right: isRtl ? width : tickRoom.width,
      top: line - tickRoom.height,
      bottom: line,
    };
  });
  return layOutLabels(named, {
    area: { left: 0, top: 0, right: width, bottom: height * 0.93 },
    obstacles: tickBoxes,
    height: lineHeight,
    maxLabels: width < narrowPlot ? 4 : 8,
  });
}
