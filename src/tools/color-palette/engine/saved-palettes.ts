import { parseColour, type Hex } from "./colour.ts";
import type { Palette } from "./scheme.ts";

/** SPEC §3: a name and a list of colours. */
export interface SavedPalette {
  /** Tells palettes of the same name apart; it means nothing outside this browser. */
  readonly id: string;
  readonly name: string;
  readonly colours: Palette;
}

const longestName = 60;
const mostPalettes = 500;

/** The name that is kept of what was typed: trimmed and at most 60 letters. Empty where nothing is left. */
export function keptName(typed: string): string {
  return [...typed.trim()].slice(0, longestName).join("").trim();
}

/** Puts a palette in front of the others. */
export function withPalette(
  saved: readonly SavedPalette[],
  name: string,
  colours: Palette,
): readonly SavedPalette[] {
  return [{ id: freeId(saved), name, colours }, ...saved].slice(0, mostPalettes);
}

export function withoutPalette(
  saved: readonly SavedPalette[],
  id: string,
): readonly SavedPalette[] {
  return saved.filter((palette) => palette.id !== id);
}

/** Adds the palettes of a file behind those that are here already; what is here under the same name and colours is left out. */
export function withImported(
  saved: readonly SavedPalette[],
  imported: readonly SavedPalette[],
): readonly SavedPalette[] {
  return imported
    .reduce<readonly SavedPalette[]>((all, { name, colours }) => {
      const isHere = all.some(
        (other) => other.name === name && other.colours.join() === colours.join(),
      );
      return isHere ? all : [...all, { id: freeId(all), name, colours }];
    }, saved)
    .slice(0, mostPalettes);
}

/** The saved palettes as a file that `readPalettes` takes back. */
export function palettesFile(saved: readonly SavedPalette[]): string {
  return `${JSON.stringify({ palettes: saved.map(({ name, colours }) => ({ name, colours })) }, null, 2)}\n`;
}

/** Reads such a file; undefined where it holds no palette. */
export function readPalettes(text: string): readonly SavedPalette[] | undefined {
  try {
    const file = JSON.parse(text) as { palettes?: unknown } | null;
    const found = parseSaved(file?.palettes);
    return found === undefined || found.length === 0 ? undefined : found;
  } catch {
    return undefined;
  }
}

/** Keeps of a stored list what is a palette: a name and five colours. Undefined where it is no list at all. */
export function parseSaved(stored: unknown): readonly SavedPalette[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.slice(0, mostPalettes).reduce<readonly SavedPalette[]>((all, entry: unknown) => {
    const { id, name, colours } = (entry ?? {}) as {
      id?: unknown;
      name?: unknown;
      colours?: unknown;
    };
    const kept = typeof name === "string" ? keptName(name) : "";
    const read: readonly (Hex | undefined)[] = Array.isArray(colours)
      ? colours.map((colour) => (typeof colour === "string" ? parseColour(colour) : undefined))
      : [];
    if (kept === "" || read.length !== 5 || read.includes(undefined)) return all;
    const isFree = typeof id === "string" && all.every((other) => other.id !== id);
    return [
      ...all,
      { id: isFree ? id : freeId(all), name: kept, colours: read as unknown as Palette },
    ];
  }, []);
}

function freeId(saved: readonly SavedPalette[]): string {
  return String(Math.max(0, ...saved.map(({ id }) => Number(id) || 0)) + 1);
}
