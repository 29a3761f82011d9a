import type { RefCallback } from "react";
import type { Locale } from "#i18n/messages.ts";
import type { KeywordStars } from "../engine/keyword-stars.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { StarMark } from "../engine/star-marks.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { SkyMark } from "./SkyMark.tsx";
import { SkyScale } from "./SkyScale.tsx";

/** A picture of more lanes is no taller. */
const maxLanes = 5;

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly sky: KeywordStars;
  /** In the order of their numbers. */
  readonly marks: readonly StarMark[];
  readonly plot: RefCallback<SVGSVGElement>;
  readonly active: string | null;
  readonly getNumber: (row: ShownRow) => number;
  readonly onPoint: (keyword: string | null) => void;
  readonly onChoose: (keyword: string) => void;
}

/** The picture itself; the list beside it names its stars. */
export function SkyPlot(props: Props) {
  const { t, locale, sky, marks, plot, active, getNumber, onPoint, onChoose } = props;
  return (
    <svg
      ref={plot}
      className="kr-sky-plot"
      role="img"
      aria-label={t.skyPicture}
      data-lanes={Math.min(maxLanes, sky.lanes.length)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(null)}
    >
      <SkyScale t={t} locale={locale} lanes={sky.lanes} columns={sky.columns} />
      {/* The order stays: a star that moves in the document loses the pointer's events. */}
      {marks.map((mark) => {
        const { keyword } = mark.star.row;
        return (
          <SkyMark
            key={keyword}
            mark={mark}
            number={getNumber(mark.star.row)}
            isActive={keyword === active}
            onPoint={() => onPoint(keyword)}
            onPress={() => onChoose(keyword)}
          />
        );
      })}
    </svg>
  );
}
