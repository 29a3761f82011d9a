import type { KeyboardEvent, RefCallback } from "react";
import type { Locale } from "#i18n/messages.ts";
import type { KeywordStars } from "../engine/keyword-stars.ts";
import type { StarMark } from "../engine/star-marks.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { getMarkRadius } from "./sky-place.ts";
import { SkyLabels } from "./SkyLabels.tsx";
import { SkyMark } from "./SkyMark.tsx";
import { SkyScale } from "./SkyScale.tsx";
import type { PlotSize } from "./use-plot.ts";

/** More lanes than these need a taller picture. */
const maxLowLanes = 4;

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly keyword: string;
  readonly suggested: string | null;
  readonly sky: KeywordStars;
  /** The most searched first. */
  readonly marks: readonly StarMark[];
  readonly plot: RefCallback<SVGSVGElement>;
  /** Null until the picture is on the page. */
  readonly size: PlotSize | null;
  readonly active: StarMark | undefined;
  readonly onPoint: (mark: StarMark | null) => void;
  readonly onChoose: (mark: StarMark | null) => void;
}

/** The picture itself: a pointer, a finger and the arrow keys choose a star. */
export function SkyPlot(props: Props) {
  const { t, locale, keyword, suggested, sky, marks, plot, size, active } = props;
  const { onPoint, onChoose } = props;
  const getRadius = (mark: StarMark): number => getMarkRadius(mark, keyword);

  function move(event: KeyboardEvent): void {
    if (event.key === "Escape") return onChoose(null);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = active === undefined ? -1 : marks.indexOf(active);
    onChoose(marks[Math.min(marks.length - 1, Math.max(0, index + step))] ?? null);
  }

  return (
    // The arrow keys choose a star, so the picture itself takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <svg
      ref={plot}
      className="kr-sky-plot"
      role="img"
      aria-label={t.skyPicture}
      data-tall={sky.lanes.length > maxLowLanes}
      tabIndex={0}
      onKeyDown={move}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(null)}
    >
      <SkyScale t={t} locale={locale} lanes={sky.lanes} columns={sky.columns} />
      {/* The order stays: a star that moves in the document loses the pointer's events. */}
      {marks.toReversed().map((mark) => (
        <SkyMark
          key={mark.stars[0]!.row.keyword}
          mark={mark}
          radius={getRadius(mark)}
          isSuggested={mark.stars.some(({ row }) => row.keyword === suggested)}
          isActive={mark === active}
          onPoint={() => onPoint(mark)}
          onPress={() => onChoose(mark)}
        />
      ))}
      {size !== null && (
        <SkyLabels
          t={t}
          locale={locale}
          size={size}
          marks={marks}
          important={suggested === null ? [keyword] : [suggested, keyword]}
          lanes={sky.lanes}
          getRadius={getRadius}
        />
      )}
    </svg>
  );
}
