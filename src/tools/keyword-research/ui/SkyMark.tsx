import { targetSize, type StarMark } from "../engine/star-marks.ts";
import { NumberedStar } from "./NumberedStar.tsx";

interface Props {
  readonly mark: StarMark;
  readonly number: number;
  readonly isActive: boolean;
  /** A pointer is over it. */
  readonly onPoint: () => void;
  readonly onPress: () => void;
}

/** One phrase in the picture. */
export function SkyMark({ mark, number, isActive, onPoint, onPress }: Props) {
  const { star, x, y } = mark;
  const { keyword, intent } = star.row;
  return (
    <svg x={x} y={y} data-keyword={keyword} data-active={isActive} overflow="visible">
      <NumberedStar intent={intent} number={number} />
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
