import { toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import type { Locale } from "#i18n/messages.ts";
import type { KeywordStar } from "../engine/keyword-stars.ts";
import { getStarClass, intentGlass } from "./intent-glass.ts";
import { toX, toY } from "./sky-place.ts";

interface Props {
  readonly locale: Locale;
  readonly star: KeywordStar;
  /** In pixels, while it is not active. */
  readonly radius: number;
  /** The phrase to begin with has a ring. */
  readonly isSuggested: boolean;
  readonly isActive: boolean;
  readonly onPoint: () => void;
}

/** One phrase. An estimated one has a pale heart. */
export function SkyStar({ locale, star, radius, isSuggested, isActive, onPoint }: Props) {
  const { row, across, up } = star;
  const isEstimate = row.volume.certainty !== "counted";
  const size = radius + (isActive ? 4 : 0);
  return (
    <svg
      x={toX(locale, across)}
      y={toY(up)}
      className={intentGlass[row.intent]}
      data-keyword={row.keyword}
      data-active={isActive}
      overflow="visible"
    >
      {isSuggested && <circle className="kr-sky-ring" r={size + 5} />}
      <path className={getStarClass(row.intent)} d={toStarOutlinesPath([[0, 0]], size)} />
      {isEstimate && <path className="pale" d={toStarOutlinesPath([[0, 0]], size * 0.42)} />}
      {/* Fingers and pointers need more than the star itself. */}
      <circle r="14" fill="transparent" onPointerEnter={onPoint} onPointerDown={onPoint} />
    </svg>
  );
}
