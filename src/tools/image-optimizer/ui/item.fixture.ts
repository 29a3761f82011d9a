import type { Item } from "./item.ts";

interface Shown {
  readonly id: number;
  readonly bytes: number;
  /** Undefined for a picture that failed. */
  readonly resultBytes?: number;
  /** Width and height of the picture in pixels. */
  readonly size?: readonly [width: number, height: number];
}

/** A picture as the tool shows it, with a result of so many bytes or as one that failed. */
export function createShownItem({ id, bytes, resultBytes, size = [512, 384] }: Shown): Item {
  const [width, height] = size;
  const item = {
    id,
    file: new File([new Uint8Array(Math.min(bytes, 100_000))], `${id}.jpg`),
    url: `blob:${id}`,
    header: {
      type: "jpeg",
      width,
      height,
      orientation: 1,
      isAnimated: false,
      isTruncated: false,
    },
  } as const;
  if (resultBytes === undefined) return { ...item, phase: "failed", failure: "unreadable" };
  return {
    ...item,
    phase: "done",
    result: {
      url: `blob:result-${id}`,
      blob: new Blob([new Uint8Array(resultBytes)]),
      name: `${id}.jpg`,
      type: "jpeg",
      width,
      height,
      isOriginal: false,
      isStripped: false,
      hadPlace: false,
      isFirstFrame: false,
      isTruncated: false,
    },
  };
}
