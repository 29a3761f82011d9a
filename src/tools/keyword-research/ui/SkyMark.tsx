import { toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import { intents, type Intent } from "../contract.ts";
import { targetSize, type StarMark } from "../engine/star-marks.ts";
import { getStarClass, intentGlass } from "./intent-glass.ts";

/** The width of the line that shows the range of a volume, in pixels. */
const rangeWidth = 6;

interface Props {
  readonly mark: StarMark;
  /** In pixels, while it is not active. */
  readonly radius: number;
  /** The phrase to begin with has a ring. */
  readonly isSuggested: boolean;
  readonly isActive: boolean;
  /** A pointer is over it. */
  readonly onPoint: () => void;
  readonly onPress: () => void;
}

/**
 * One phrase, an estimated one with a pale heart and the line of its range, or several with near
 * figures, whose number is in the heart and whose colour is the intent that most of them have.
 */
export function SkyMark({ mark, radius, isSuggested, isActive, onPoint, onPress }: Props) {
  const { stars, x, y } = mark;
  const { row } = stars[0]!;
  const intent = findMainIntent(mark);
  const isSingle = stars.length === 1;
  const size = radius + (isActive && isSingle ? 3 : 0);
  const heart = isSingle ? (row.volume.certainty === "counted" ? 0 : size * 0.42) : size * 0.75;
  return (
    <svg
      x={x}
      y={y}
      className={intentGlass[intent]}
      data-keyword={row.keyword}
      data-count={stars.length}
      data-active={isActive}
      overflow="visible"
    >
      {hasRange(mark) && (
        <rect
          className="kr-sky-range"
          x={-rangeWidth / 2}
          width={rangeWidth}
          y={mark.top - y + 2}
          height={mark.bottom - mark.top - 4}
          rx={rangeWidth / 2}
        />
      )}
      {isSuggested && <circle className="kr-sky-ring" r={size + 4} />}
      <path className={getStarClass(intent)} d={toStarOutlinesPath([[0, 0]], size)} />
      {heart > 0 && (
        <path
          className={isSingle ? "pale" : "kr-sky-heart"}
          d={toStarOutlinesPath([[0, 0]], heart)}
        />
      )}
      {!isSingle && (
        <text className="kr-sky-count" textAnchor="middle">
          {stars.length}
        </text>
      )}
      {/* Fingers and pointers need more than the star itself. */}
      <rect
        className="kr-sky-target"
        x={-targetSize / 2}
        y={-targetSize / 2}
        width={targetSize}
        height={targetSize}
        // A finger that scrolls the page crosses stars; it chooses one by a tap.
        onPointerEnter={({ pointerType }) => pointerType !== "touch" && onPoint()}
        onClick={onPress}
      />
    </svg>
  );
}

/** Whether the mark is one phrase whose searches are known as a range alone. */
export const hasRange = ({ stars: [star, ...others] }: StarMark): boolean =>
  others.length === 0 && star!.row.volume.certainty !== "counted";

function findMainIntent({ stars }: StarMark): Intent {
  const countIntent = (intent: Intent): number =>
    stars.filter(({ row }) => row.intent === intent).length;
  return intents.toSorted((a, b) => countIntent(b) - countIntent(a))[0]!;
}
