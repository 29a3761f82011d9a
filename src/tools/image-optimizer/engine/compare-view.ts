/**
 * The transform of a picture in its frame: translation as shares of the frame's sides, then zoom
 * from the top left corner.
 */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const zooms = [1, 2, 4, 8] as const;
export const initialView: View = { zoom: 1, x: 0, y: 0 };

/** Limits the translation so that the picture always covers the frame. */
function clampToFrame({ zoom, x, y }: View): View {
  const clampShare = (share: number): number => Math.min(0, Math.max(1 - zoom, share)) + 0; // no -0
  return { zoom, x: clampShare(x), y: clampShare(y) };
}

/**
 * Zooms to a factor around a point of the frame, which stays fixed.
 * @param atX, atY shares of the frame's sides
 */
export function zoomTo({ zoom, x, y }: View, factor: number, atX: number, atY: number): View {
  const next = Math.min(zooms.at(-1)!, Math.max(zooms[0], factor));
  const ratio = next / zoom;
  return clampToFrame({ zoom: next, x: atX - (atX - x) * ratio, y: atY - (atY - y) * ratio });
}

/**
 * Moves an enlarged picture, but never so far that a part of the frame is empty.
 * @param byX, byY shares of the frame's sides
 */
export function moveBy({ zoom, x, y }: View, byX: number, byY: number): View {
  return clampToFrame({ zoom, x: x + byX, y: y + byY });
}
