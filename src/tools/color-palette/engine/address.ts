import { parseColour, type Hex } from "./colour.ts";
import { schemes, type Palette, type Scheme } from "./scheme.ts";

/** What a palette's link holds. */
export interface SharedPalette {
  readonly base: Hex;
  readonly scheme: Scheme;
  readonly isEven: boolean;
  readonly colours: Palette;
}

/** The part of the address after `#`, which a browser never sends: a palette in a link stays between those who share it. */
export function toHash({ base, scheme, isEven, colours }: SharedPalette): string {
  return `#${colours.map(bare).join("-")}&base=${bare(base)}&type=${scheme}${isEven ? "&steps=even" : ""}`;
}

/** The palette of an address; undefined where it names none, or not five colours. */
export function fromHash(hash: string): SharedPalette | undefined {
  const [named = "", ...rest] = hash.replace(/^#/, "").split("&");
  const colours = named.split("-").map(parseColour);
  if (colours.length !== 5 || colours.includes(undefined)) return undefined;
  const palette = colours as unknown as Palette;
  const asked = new URLSearchParams(rest.join("&"));
  return {
    base: parseColour(asked.get("base") ?? "") ?? palette[0],
    scheme: schemes.find((scheme) => scheme === asked.get("type")) ?? "monochromatic",
    isEven: asked.get("steps") === "even",
    colours: palette,
  };
}

function bare(hex: Hex): string {
  return hex.slice(1);
}
