export const corners = ["square", "rounded", "circle"] as const;
export type Corner = (typeof corners)[number];

/** The shapes of the three finder patterns; `auto` follows the corners. */
export const eyes = ["auto", "square", "rounded", "circle"] as const;
export type Eye = (typeof eyes)[number];

/** The style of a code. Colours are `#RRGGBB`, the size is in pixels along one side. */
export interface QrStyle {
  readonly size: number;
  readonly foreground: string;
  readonly background: string;
  readonly corner: Corner;
  readonly eye: Eye;
  readonly isTransparent: boolean;
}

/** The size of a picture in pixels. @see docs/specification.md#qr-generator */
export const sizes = { min: 100, max: 500, step: 10 } as const;

/** Returns the nearest size of the slider. */
export function clampSize(size: number): number {
  return Math.min(sizes.max, Math.max(sizes.min, Math.round(size / sizes.step) * sizes.step));
}

type PresetName = "Classic" | "Dark" | "Blue" | "Green" | "Purple" | "Orange";
export interface Preset extends Pick<QrStyle, "foreground" | "background" | "corner"> {
  readonly name: PresetName;
}

/** The presets in their order. @see docs/specification.md#qr-generator-presets */
export const presets: readonly Preset[] = [
  { name: "Classic", foreground: "#000000", background: "#FFFFFF", corner: "square" },
  { name: "Dark", foreground: "#FFFFFF", background: "#2D3748", corner: "square" },
  { name: "Blue", foreground: "#2563EB", background: "#EFF6FF", corner: "rounded" },
  { name: "Green", foreground: "#10B981", background: "#ECFDF5", corner: "circle" },
  { name: "Purple", foreground: "#8B5CF6", background: "#F5F3FF", corner: "rounded" },
  { name: "Orange", foreground: "#F59E0B", background: "#FFFBEB", corner: "circle" },
];

export const defaultStyle: QrStyle = {
  size: 300,
  foreground: "#000000",
  background: "#FFFFFF",
  corner: "square",
  eye: "auto",
  isTransparent: false,
};

/** The style with the two colours and the corners of a preset; nothing else changes. */
export function applyPreset(style: QrStyle, { foreground, background, corner }: Preset): QrStyle {
  return { ...style, foreground, background, corner };
}

/** Whether a style has the colours and the corners of a preset. */
export function hasPreset(style: QrStyle, preset: Preset): boolean {
  return (
    style.foreground === preset.foreground &&
    style.background === preset.background &&
    style.corner === preset.corner
  );
}
