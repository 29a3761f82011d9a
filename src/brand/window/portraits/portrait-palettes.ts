import type { Hue } from "../palette.ts";

/** The colours of a portrait and the cut of its background. */
export interface PortraitPalette {
  readonly background: readonly [Hue, Hue];
  /** Rays around the head, upright panes, or bands like a horizon. */
  readonly cut: "rays" | "panes" | "bands";
  readonly count: number;
  /** The lit side of the face, and the other side. */
  readonly face: readonly [Hue, Hue];
  readonly cap: Hue;
  readonly shirt: Hue;
  readonly coat: readonly [inner: Hue, outer: Hue];
  readonly halo: readonly (readonly [count: number, radius: number, size: number, hue: Hue])[];
}

export const portraitPalettes: readonly PortraitPalette[] = [
  {
    background: ["blue", "violet"],
    cut: "rays",
    count: 12,
    face: ["straw", "mari"],
    cap: "coral",
    shirt: "straw",
    coat: ["coral", "mari"],
    halo: [[20, 98, 9, "mari"]],
  },
  {
    background: ["nile", "blue"],
    cut: "panes",
    count: 7,
    face: ["mari", "coral"],
    cap: "violet",
    shirt: "mari",
    coat: ["violet", "coral"],
    halo: [
      [12, 92, 11, "straw"],
      [24, 116, 6, "mari"],
    ],
  },
  {
    background: ["coral", "mari"],
    cut: "rays",
    count: 16,
    face: ["straw", "mari"],
    cap: "violet",
    shirt: "straw",
    coat: ["nile", "blue"],
    halo: [
      [16, 96, 11, "violet"],
      [16, 96, 4.5, "straw"],
    ],
  },
  {
    background: ["violet", "blue"],
    cut: "bands",
    count: 7,
    face: ["straw", "coral"],
    cap: "nile",
    shirt: "coral",
    coat: ["mari", "nile"],
    halo: [
      [32, 94, 6.5, "straw"],
      [8, 120, 12, "coral"],
    ],
  },
];
