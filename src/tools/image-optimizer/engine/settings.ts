export const outputFormats = ["jpeg", "png", "webp", "avif"] as const;
export type OutputFormat = (typeof outputFormats)[number];

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const levelRange: Range = { min: 1, max: 100, step: 1 };
export const widthRange: Range = { min: 100, max: 2000, step: 10 };
/** In KB. The maximum is the size limit of a file. @see docs/specification.md#image-optimizer */
export const targetRange: Range = { min: 1, max: 10_240, step: 1 };

/** The visitor's settings, applied to every picture of a batch. */
export interface Settings {
  readonly level: number;
  readonly format: OutputFormat;
  readonly isResized: boolean;
  readonly widthPx: number;
  /** Whether the target size is used instead of the level. */
  readonly hasTarget: boolean;
  readonly targetKb: number;
  /** Background for formats without transparency: "#rrggbb". */
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

/** Returns the nearest value of a range; its minimum for NaN. */
export function clampToRange({ min, max, step }: Range, value: number): number {
  if (!Number.isFinite(value)) return min;
  return Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
}

/** Whether a value is within the bounds of a range. */
export function isWithin({ min, max }: Range, value: number): boolean {
  return value >= min && value <= max;
}

/** Parses stored settings; what is missing or not offered is as at first. */
export function parseSettings(stored: unknown): Settings | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const settings = stored as Readonly<Record<keyof Settings, unknown>>;
  const { level, format, widthPx, targetKb, background } = settings;
  return {
    level: typeof level === "number" ? clampToRange(levelRange, level) : defaults.level,
    format: outputFormats.find((each) => each === format) ?? defaults.format,
    isResized: settings.isResized === true,
    widthPx: typeof widthPx === "number" ? clampToRange(widthRange, widthPx) : defaults.widthPx,
    hasTarget: settings.hasTarget === true,
    targetKb: typeof targetKb === "number" ? targetKb : defaults.targetKb,
    background:
      typeof background === "string" && /^#[\da-f]{6}$/i.test(background)
        ? background
        : defaults.background,
    keepsProfile: settings.keepsProfile === true,
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether a picture is narrower than the set width, and keeps its own. */
export function keepsWidth(
  width: number,
  { isResized, widthPx }: Pick<Settings, "isResized" | "widthPx">,
): boolean {
  return isResized && width < widthPx;
}

/**
 * The size of the result: at most the set width, with kept proportions and at least one pixel high.
 * Nothing is enlarged, because that adds bytes without detail.
 */
export function getOutputSize(
  { width, height }: Size,
  { isResized, widthPx }: Pick<Settings, "isResized" | "widthPx">,
): Size {
  return isResized && !keepsWidth(width, { isResized, widthPx })
    ? { width: widthPx, height: Math.max(1, Math.round((height * widthPx) / width)) }
    : { width, height };
}
