import { readColour } from "./colours.ts";
import { tabs, type Content } from "./content.ts";
import type { Values } from "./forms/form.ts";
import { kinds, type Kind } from "./forms/kind.ts";
import { printSizes } from "./print-size.ts";
import { clampSize, corners, eyes, type QrStyle } from "./style.ts";

/** The typed values of every form that was opened. */
export type FormValues = Readonly<Partial<Record<Kind, Values>>>;

/** What a visitor has set, without the logo, as it is stored for the tab. */
export interface StoredState {
  readonly content: Content;
  /** Null while the four tabs are shown. */
  readonly kind: Kind | null;
  readonly values: FormValues;
  /**
   * The short address that the code contains in place of `content`; empty while none is made, null
   * while codes that can be changed later are switched off.
   */
  readonly later: string | null;
  readonly style: QrStyle;
  readonly printMm: number;
  readonly hasLogo: boolean;
}

/** A logo as it is stored for the tab. */
export interface StoredLogo {
  readonly name: string;
  /** Width by height. */
  readonly ratio: number;
  /** A PNG as `data:` URL. */
  readonly dataUrl: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Parses a stored state; undefined where a part of it is not one that the tool could have set. */
export function parseStoredState(stored: unknown): StoredState | undefined {
  if (!isObject(stored)) return undefined;
  const content = parseContent(stored["content"]);
  const style = parseStyle(stored["style"]);
  const { kind, later, printMm, hasLogo } = stored;
  if (content === undefined || style === undefined) return undefined;
  return {
    content,
    kind: kinds.find((each) => each === kind) ?? null,
    values: parseValues(stored["values"]),
    later: typeof later === "string" ? later : null,
    style,
    printMm:
      typeof printMm === "number" && printMm >= printSizes.min && printMm <= printSizes.max
        ? printMm
        : printSizes.first,
    hasLogo: hasLogo === true,
  };
}

/** Parses a stored logo; null, which is stored without one, is not a logo. */
export function parseStoredLogo(stored: unknown): StoredLogo | undefined {
  if (!isObject(stored)) return undefined;
  const { name, ratio, dataUrl } = stored;
  return typeof name === "string" &&
    typeof ratio === "number" &&
    ratio > 0 &&
    typeof dataUrl === "string" &&
    dataUrl.startsWith("data:image/png;base64,")
    ? { name, ratio, dataUrl }
    : undefined;
}

function parseContent(stored: unknown): Content | undefined {
  if (!isObject(stored)) return undefined;
  const { value, typed } = stored;
  const tab = tabs.find((each) => each === stored["tab"]);
  return tab !== undefined && typeof value === "string" && typeof typed === "string"
    ? { tab, value, typed }
    : undefined;
}

function parseStyle(stored: unknown): QrStyle | undefined {
  if (!isObject(stored)) return undefined;
  const { size, isTransparent } = stored;
  const [foreground, background] = [stored["foreground"], stored["background"]].map((colour) =>
    typeof colour === "string" ? readColour(colour) : undefined,
  );
  const corner = corners.find((each) => each === stored["corner"]);
  return typeof size === "number" && foreground && background && corner
    ? {
        size: clampSize(size),
        foreground,
        background,
        corner,
        eye: eyes.find((each) => each === stored["eye"]) ?? "auto",
        isTransparent: isTransparent === true,
      }
    : undefined;
}

function parseValues(stored: unknown): FormValues {
  if (!isObject(stored)) return {};
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const values = stored[kind];
      return isObject(values)
        ? [[kind, Object.fromEntries(Object.entries(values).filter(isTextEntry))]]
        : [];
    }),
  );
}

const isTextEntry = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === "string";
