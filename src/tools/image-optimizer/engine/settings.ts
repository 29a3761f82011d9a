export const outputFormats = ["jpeg", "png", "webp", "avif"] as const;
export type OutputFormat = (typeof outputFormats)[number];

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const levelRange: Range = { min: 1, max: 100, step: 1 };
export const widthRange: Range = { min: 100, max: 2000, step: 10 };
/** In KB. The largest is what may be uploaded. */
export const targetRange: Range = { min: 1, max: 10_240, step: 1 };

/** What the visitor sets; the same for every picture of a batch. */
export interface Settings {
  readonly level: number;
  readonly format: OutputFormat;
  readonly isResized: boolean;
  readonly widthPx: number;
  /** Whether the size decides instead of the level. */
  readonly hasTarget: boolean;
  readonly targetKb: number;
  /** Takes the place of what is transparent, where the format knows no transparency: "#rrggbb". */
  readonly background: string;
  readonly keepsProfile: boolean;
}

export const defaults: Settings = {
  level: 80,
  format: "jpeg",
  isResized: false,
  widthPx: 800,
  hasTarget: false,
  targetKb: 200,
  background: "#ffffff",
  keepsProfile: false,
};

/** The nearest value that a range allows; the smallest where it is no number. */
export function clampToRange({ min, max, step }: Range, value: number): number {
  if (!Number.isFinite(value)) return min;
  return Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of the result: as wide as was set, the proportions kept, never less than a pixel. */
export function getOutputSize(
  { width, height }: Size,
  { isResized, widthPx }: Pick<Settings, "isResized" | "widthPx">,
): Size {
  return isResized
    ? { width: widthPx, height: Math.max(1, Math.round((height * widthPx) / width)) }
    : { width, height };
}
