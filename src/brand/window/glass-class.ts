import type { Fade, Hue } from "./palette.ts";

/** The classes that give a piece of glass its colour in both themes. */
export function getGlassClass(hue: Hue, fade: Fade): string {
  return `g-${hue} z${fade}`;
}
