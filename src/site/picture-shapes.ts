/**
 * The pictures of a project: aspect ratio, the widths in which they are encoded, and the width of
 * the WebP fallback.
 */
export const pictureShapes = {
  cover: { ratio: 16 / 9, widths: [480, 800, 1200, 1600], fallbackWidth: 1200 },
  "cover-tall": { ratio: 3 / 4, widths: [420, 640, 900], fallbackWidth: 640 },
  "detail-1": { ratio: 16 / 10, widths: [480, 800, 1200], fallbackWidth: 800 },
  "detail-2": { ratio: 16 / 10, widths: [480, 800, 1200], fallbackWidth: 800 },
} as const satisfies Record<
  string,
  { ratio: number; widths: readonly number[]; fallbackWidth: number }
>;

export type PictureName = keyof typeof pictureShapes;
