import type { OutputFormat } from "../settings.ts";

type LossyFormat = Exclude<OutputFormat, "png">;

interface Anchor {
  readonly level: number;
  /** Each codec's own setting of the same visual quality. */
  readonly quality: Readonly<Record<LossyFormat, number>>;
}

/**
 * At each level the three codecs reach the same mean SSIMULACRA 2 score on eight photographs of the
 * Kodak set, which is in the comment beside it. Between the levels settings are interpolated
 * linearly. Measured with `npm run bench -- images`; decision 21 says how the levels were chosen.
 */
// prettier-ignore
const anchors: readonly Anchor[] = [
  { level: 1, quality: { jpeg: 15.4, webp: 2.4, avif: 16 } }, // 2
  { level: 20, quality: { jpeg: 24.5, webp: 15, avif: 27.7 } }, // 30
  { level: 40, quality: { jpeg: 39.9, webp: 37.3, avif: 39.6 } }, // 51
  { level: 60, quality: { jpeg: 61.6, webp: 61.4, avif: 49.6 } }, // 64
  { level: 80, quality: { jpeg: 80, webp: 82.7, avif: 63.5 } }, // 77
  { level: 90, quality: { jpeg: 89, webp: 89.9, avif: 79 } }, // 84
  { level: 100, quality: { jpeg: 96.8, webp: 98.4, avif: 91.8 } }, // 91
];

/** Converts a level of the common scale to a codec's own quality setting. @param level 1 to 100 */
export function toNativeQuality(format: LossyFormat, level: number): number {
  const above = Math.max(
    1,
    anchors.findIndex((anchor) => anchor.level >= level),
  );
  const [low, high] = [anchors[above - 1]!, anchors[above]!];
  const share = (level - low.level) / (high.level - low.level);
  return low.quality[format] + share * (high.quality[format] - low.quality[format]);
}
