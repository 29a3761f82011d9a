import { parseColour, type Hex } from "./colour.ts";
import { schemes, type Palette, type Scheme } from "./scheme.ts";

/** The palette as it is stored in the address. */
export interface SharedPalette {
  readonly base: Hex;
  readonly scheme: Scheme;
  readonly isEven: boolean;
  readonly colours: Palette;
}

/**
 * Formats the part of the address after `#`. Browsers never send it, so a shared palette does not
 * reach the server.
 */
export function formatHash({ base, scheme, isEven, colours }: SharedPalette): string {
  return `#${colours.map(stripHashSign).join("-")}&base=${stripHashSign(base)}&type=${scheme}${isEven ? "&steps=even" : ""}`;
}

/** Parses the part of an address after `#`; undefined where it does not contain five colours. */
export function parseHash(hash: string): SharedPalette | undefined {
  const [named = "", ...rest] = hash.replace(/^#/, "").split("&");
  const colours = named.split("-").map(parseColour);
  if (colours.length !== 5 || colours.includes(undefined)) return undefined;
  const palette = colours as unknown as Palette;
  const parameters = new URLSearchParams(rest.join("&"));
  return {
    base: parseColour(parameters.get("base") ?? "") ?? palette[0],
    scheme: schemes.find((scheme) => scheme === parameters.get("type")) ?? "monochromatic",
    isEven: parameters.get("steps") === "even",
    colours: palette,
  };
}

function stripHashSign(hex: Hex): string {
  return hex.slice(1);
}
