interface MapState {
  /** The pages that are shown, in the order of reading. */
  readonly order: readonly number[];
  /** By the index of the page; x grows in the direction of reading. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** The page that has the focus. */
  readonly current: number | undefined;
  readonly isRightToLeft: boolean;
}

/**
 * The page of the map that a key leads to. Left and right follow the order of reading, up and down
 * lead to the page in the next row that is nearest in x.
 * @param key as a keyboard event names it
 * @returns undefined where the key leads nowhere
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function findNext(key: string, state: MapState): number | undefined {
  const { order, current, isRightToLeft } = state;
  const at = current === undefined ? -1 : order.indexOf(current);
  if (key === "Home") return order[0];
  if (key === "End") return order.at(-1);
  if (key === "ArrowDown") return findInNextRow(state, 1);
  if (key === "ArrowUp") return findInNextRow(state, -1);
  if (key !== "ArrowRight" && key !== "ArrowLeft") return undefined;
  const isForward = (key === "ArrowLeft") === isRightToLeft;
  return order[isForward ? at + 1 : at - 1];
}

function findInNextRow(state: MapState, way: 1 | -1): number | undefined {
  const { order, places, current } = state;
  if (current === undefined) return order[0];
  const from = places[current]!;
  const distances = order.map((page) => (places[page]!.y - from.y) * way);
  const row = Math.min(...distances.filter((distance) => distance > 0));
  const distanceX = (page: number): number => Math.abs(places[page]!.x - from.x);
  return order
    .filter((_, i) => distances[i] === row)
    .reduce<number | undefined>(
      (best, page) => (best === undefined || distanceX(page) < distanceX(best) ? page : best),
      undefined,
    );
}
