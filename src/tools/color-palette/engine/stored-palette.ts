import { parseHash } from "./address.ts";
import { firstState, type PaletteState } from "./palette-state.ts";

/** The palette as the tab keeps it: as in its link, with the locks, which a link does not carry. */
export interface StoredPalette {
  readonly hash: string;
  readonly locked: PaletteState["locked"];
}

/** Parses what a tab has stored; undefined where it is not a palette. */
export function parseStoredPalette(stored: unknown): StoredPalette | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { hash, locked } = stored as Readonly<Record<string, unknown>>;
  if (typeof hash !== "string" || parseHash(hash) === undefined) return undefined;
  return Array.isArray(locked) && locked.length === firstState.locked.length
    ? { hash, locked: locked.map((isLocked) => isLocked === true) }
    : undefined;
}
