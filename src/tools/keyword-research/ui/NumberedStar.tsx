import { toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import type { Intent } from "../contract.ts";
import { getStarClass, intentGlass } from "./intent-glass.ts";

/** In pixels. */
export const starRadius = 12;

interface Props {
  readonly intent: Intent;
  readonly number: number;
}

/** A star in the colour of an intent around the origin, with its number in the list of names. */
export function NumberedStar({ intent, number }: Props) {
  return (
    <g className={intentGlass[intent]}>
      <path className={getStarClass(intent)} d={toStarOutlinesPath([[0, 0]], starRadius)} />
      <path className="kr-sky-heart" d={toStarOutlinesPath([[0, 0]], starRadius * 0.74)} />
      <text className="kr-sky-number" textAnchor="middle" data-long={number > 99}>
        {number}
      </text>
    </g>
  );
}
