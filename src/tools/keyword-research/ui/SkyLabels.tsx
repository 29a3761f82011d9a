import { useMemo } from "react";
import { direction } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import { formatVolumeBand } from "../engine/figures.ts";
import { rankStars, type KeywordStars } from "../engine/keyword-stars.ts";
import { layOutLabels, type Box, type NamedStar, type StarLabel } from "../engine/star-labels.ts";
import type { StarMark } from "../engine/star-marks.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { getPercentY, isNarrow, laneLabelHeight, toPercent } from "./sky-place.ts";
import type { PlotSize } from "./use-plot.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly size: PlotSize;
  readonly marks: readonly StarMark[];
  /** The phrases whose names come first. The first of all is the one to begin with. */
  readonly important: readonly string[];
  readonly lanes: KeywordStars["lanes"];
  readonly getRadius: (mark: StarMark) => number;
}

/** The font size of the names, and the height of their lines; `sky.css` has the same size. */
const [fontSize, lineHeight] = [14, 20];

/** The names of the phrases that matter most, where they cover nothing. */
export function SkyLabels(props: Props) {
  const { locale, size, marks, important, lanes } = props;
  const { width, height } = size;
  const labels = useMemo(
    () => layOut(props),
    // The radius follows from the marks.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [locale, size, marks, important.join(), lanes],
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
            data-suggested={name === important[0]}
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

function layOut(props: Props): readonly StarLabel[] {
  const { t, locale, size, marks, important, lanes, getRadius } = props;
  const { width, height, fontFamily } = size;
  const pen = document.createElement("canvas").getContext("2d");
  const measure = (name: string): number => {
    if (pen === null) return name.length * fontSize * 0.6;
    pen.font = `${name === important[0] ? 600 : 400} ${fontSize}px ${fontFamily}`;
    // Halves of pixels and the halo around the letters.
    return pen.measureText(name).width + 4;
  };
  const toNamed = (mark: StarMark): NamedStar => {
    const name = mark.stars[0]!.row.keyword;
    const radius = getRadius(mark) + (name === important[0] ? 5 : 0);
    return { ...mark, name, radius, width: measure(name) };
  };
  const isNamed = (mark: StarMark): boolean =>
    mark.stars.length === 1 || important.includes(mark.stars[0]!.row.keyword);
  return layOutLabels(rankMarks(marks.filter(isNamed), important).map(toNamed), {
    area: { left: 0, top: 0, right: width, bottom: height * 0.93 },
    obstacles: lanes.map(({ band, to }) => {
      const top = (height * getPercentY(to)) / 100;
      const room = measure(formatVolumeBand(band, t, locale)) + width * 0.03;
      return toLaneBox(top, room, direction[locale] === "rtl", width);
    }),
    unnamed: marks
      .filter((mark) => !isNamed(mark))
      .map((mark) => {
        const radius = getRadius(mark);
        const { x, y } = mark;
        return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
      }),
    height: lineHeight,
    maxLabels: getMaxLabels(isNarrow(size), marks),
  });
}

/** Where most phrases are in marks with a number, a name says less about its neighbours. */
function getMaxLabels(isPhone: boolean, marks: readonly StarMark[]): number {
  const isGathered = marks.some(({ stars }) => stars.length > 1);
  return (isPhone ? 4 : 8) / (isGathered ? 2 : 1);
}

const toLaneBox = (top: number, room: number, isRtl: boolean, width: number): Box => ({
  left: isRtl ? width - room : 0,
  right: isRtl ? width : room,
  top,
  bottom: top + laneLabelHeight,
});

/** Orders marks as their phrases are ordered. */
function rankMarks(marks: readonly StarMark[], important: readonly string[]): readonly StarMark[] {
  const stars = rankStars(
    marks.map((mark) => mark.stars[0]!),
    important,
  );
  return stars.map((star) => marks.find((mark) => mark.stars[0] === star)!);
}
