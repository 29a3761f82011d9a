import { fill } from "#i18n/messages.ts";
import type { Hex } from "./engine/colour.ts";
import { getPaletteNames, type ColourName } from "./engine/colour-name.ts";
import type { NamedColour } from "./engine/export-text.ts";
import type { PaletteTexts } from "./page-texts.ts";

/** Returns a name in the visitor's language, for example "Dark purple". */
function localizeName(t: PaletteTexts, { colour, brightness }: ColourName): string {
  if (brightness === "plain") return t[colour];
  const named = fill(t[`${brightness}Colour`], { colour: t[colour] });
  // In English "Dark" precedes the name, which then loses its capital; Arabic has no capitals.
  return named.charAt(0) + named.slice(1).toLowerCase();
}

/** Adds the name in the visitor's language to each colour of a palette. */
export function nameColours(t: PaletteTexts, colours: readonly Hex[]): readonly NamedColour[] {
  const names = getPaletteNames(colours);
  return colours.map((hex, place) => ({ hex, name: localizeName(t, names[place]!) }));
}

/** Formats names and codes in one line for screen readers. */
export function describeColours(t: PaletteTexts, colours: readonly Hex[]): string {
  return nameColours(t, colours)
    .map(({ hex, name }) => `${name} ${hex}`)
    .join(" · ");
}

/** Returns the props of a button that copies a value. */
export function getCopyTexts(t: PaletteTexts, value: string) {
  return {
    text: value,
    label: fill(t.copyValue, { value }),
    copiedLabel: fill(t.copied, { value }),
    copied: fill(t.copied, { value }),
    t,
  };
}
