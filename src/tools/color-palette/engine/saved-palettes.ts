import { parseColour, type Hex } from "./colour.ts";
import type { Palette } from "./scheme.ts";

/** A named palette in the browser's storage. */
export interface SavedPalette {
  /** Distinguishes palettes of the same name; valid in this browser only. */
  readonly id: string;
  readonly name: string;
  readonly colours: Palette;
}

const maxNameChars = 60;
const maxPalettes = 500;

/** Trims a typed name and cuts it to 60 characters; the result may be empty. */
export function toPaletteName(typed: string): string {
  return [...typed.trim()].slice(0, maxNameChars).join("").trim();
}

/** Adds a palette before the others; returns the new list. */
export function addPalette(
  saved: readonly SavedPalette[],
  name: string,
  colours: Palette,
): readonly SavedPalette[] {
  return [{ id: createUniqueId(saved), name, colours }, ...saved].slice(0, maxPalettes);
}

/** Removes a palette by its id; returns the new list. */
export function removePalette(saved: readonly SavedPalette[], id: string): readonly SavedPalette[] {
  return saved.filter((palette) => palette.id !== id);
}

/** Appends imported palettes, except those that exist with the same name and colours. */
export function addImported(
  saved: readonly SavedPalette[],
  imported: readonly SavedPalette[],
): readonly SavedPalette[] {
  return imported
    .reduce<readonly SavedPalette[]>((all, { name, colours }) => {
      const isSaved = all.some(
        (other) => other.name === name && other.colours.join() === colours.join(),
      );
      return isSaved ? all : [...all, { id: createUniqueId(all), name, colours }];
    }, saved)
    .slice(0, maxPalettes);
}

/** Formats the saved palettes as the text of a file that `readPalettes` reads. */
export function formatPalettesFile(saved: readonly SavedPalette[]): string {
  return `${JSON.stringify({ palettes: saved.map(({ name, colours }) => ({ name, colours })) }, null, 2)}\n`;
}

/** Parses the text of an exported file; undefined where it contains no palette. */
export function readPalettes(text: string): readonly SavedPalette[] | undefined {
  try {
    const file = JSON.parse(text) as { palettes?: unknown } | null;
    const found = parseSavedPalettes(file?.palettes);
    return found?.length === 0 ? undefined : found;
  } catch {
    return undefined;
  }
}

/**
 * Returns the valid palettes of a stored list, those with a name and five colours; undefined for
 * anything but a list.
 */
export function parseSavedPalettes(stored: unknown): readonly SavedPalette[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.slice(0, maxPalettes).reduce<readonly SavedPalette[]>((all, entry: unknown) => {
    const { id, name, colours } = (entry ?? {}) as {
      id?: unknown;
      name?: unknown;
      colours?: unknown;
    };
    const validName = typeof name === "string" ? toPaletteName(name) : "";
    const read: readonly (Hex | undefined)[] = Array.isArray(colours)
      ? colours.map((colour) => (typeof colour === "string" ? parseColour(colour) : undefined))
      : [];
    if (validName === "" || read.length !== 5 || read.includes(undefined)) return all;
    const isIdAvailable = typeof id === "string" && all.every((other) => other.id !== id);
    return [
      ...all,
      {
        id: isIdAvailable ? id : createUniqueId(all),
        name: validName,
        colours: read as unknown as Palette,
      },
    ];
  }, []);
}

function createUniqueId(saved: readonly SavedPalette[]): string {
  return String(Math.max(0, ...saved.map(({ id }) => Number(id) || 0)) + 1);
}
