/** A vertical extent in pixels of the layout viewport. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

export interface StripPlacement {
  /** What can be seen: without the header and the on-screen keyboard. */
  readonly view: Extent;
  readonly tool: Extent;
  /** The picture of the full preview. */
  readonly picture: Extent;
  /** What the full preview says of the code, which the strip would repeat. */
  readonly verdict: Extent;
  /** The element of the tool that has the focus. */
  readonly focused: Extent | undefined;
  /** The fields of the tool that are in error. */
  readonly wrong: readonly Extent[];
  readonly strip: Extent;
}

/** The share of the picture from which the full preview counts as seen. */
const minSeenShare = 0.5;

/**
 * Whether the strip with the small preview is shown: while the visitor works in the tool or has
 * scrolled into it, neither the full preview nor its verdict is seen, and the strip would not cover
 * what has the focus or a field in error. It may cover the way back at the top of the page: who
 * types there must see the code that comes of it.
 */
export function shouldShowStrip(placement: StripPlacement): boolean {
  const { view, tool, picture, verdict, focused, wrong, strip } = placement;
  const seenPx = Math.min(picture.bottom, view.bottom) - Math.max(picture.top, view.top);
  if (seenPx >= (picture.bottom - picture.top) * minSeenShare) return false;
  if (overlaps(verdict, { ...view, top: strip.bottom })) return false;
  const isWorking = focused !== undefined || tool.top < strip.top;
  const kept = focused === undefined ? wrong : [focused, ...wrong];
  const isCovering = kept.some((extent) => overlaps(extent, strip));
  return isWorking && !isCovering && tool.bottom > strip.bottom;
}

const overlaps = (one: Extent, other: Extent): boolean =>
  one.top < other.bottom && other.top < one.bottom;
