import { fill } from "#i18n/messages.ts";
import type { Hex } from "./engine/colour.ts";
import { getColourName } from "./engine/colour-name.ts";
import type { NamedColour } from "./engine/export-text.ts";
import type { PaletteTexts } from "./page-texts.ts";

/** The name of a colour in the visitor's language, as "Dark purple". */
export function getLocalizedName(t: PaletteTexts, hex: Hex): string {
  const { colour, brightness } = getColourName(hex);
  if (brightness === "plain") return t[colour];
  const named = fill(brightness === "dark" ? t.darkColour : t.lightColour, { colour: t[colour] });
  // English puts "Dark" in front of the name, whose own capital has to go; Arabic has no capitals.
  return named.charAt(0) + named.slice(1).toLowerCase();
}

export function nameColours(t: PaletteTexts, colours: readonly Hex[]): readonly NamedColour[] {
  return colours.map((hex) => ({ hex, name: getLocalizedName(t, hex) }));
}

/** Names and codes in a line, to be read aloud. */
export function describeColours(t: PaletteTexts, colours: readonly Hex[]): string {
  return nameColours(t, colours)
    .map(({ hex, name }) => `${name} ${hex}`)
    .join(" · ");
}

/** What every copy button of this tool says of a value. */
export function copyTexts(t: PaletteTexts, value: string) {
  return {
    text: value,
    label: fill(t.copyValue, { value }),
    copiedLabel: fill(t.copied, { value }),
    toastTitle: t.copiedTitle,
    toastText: fill(t.copied, { value }),
    failedTitle: t.errorTitle,
    failedText: t.copyRefused,
  };
}
