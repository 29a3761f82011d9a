import type { Point } from "../geometry/geometry.ts";
import type { Hue } from "../palette.ts";
import { toFilledStarsPath, toStarOutlinesPath } from "../geometry/path.ts";

interface StarsProps {
  readonly at: readonly Point[];
  readonly size: number;
}

/** Stars of one glass colour; a `strength` below 1 lets the background show through. */
export function Stars({
  hue,
  at,
  size,
  strength,
}: StarsProps & { readonly hue: Hue; readonly strength?: number }) {
  return <path className={`g-${hue} lit`} fillOpacity={strength} d={toFilledStarsPath(at, size)} />;
}

/** Stars without light. */
export function DarkStars({ at, size }: StarsProps) {
  return <path className="dim-line" d={toStarOutlinesPath(at, size)} />;
}

/** Calls `make` for each index from 0 to `length` - 1. @returns the results */
export function repeat<T>(length: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length }, (_, i) => make(i));
}
