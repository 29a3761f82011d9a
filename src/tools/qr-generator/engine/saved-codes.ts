import { parseKey } from "./link-key.ts";

/** A code of the visitor's that this browser can change. */
export interface SavedCode {
  readonly key: string;
  /** The short address. */
  readonly address: string;
  readonly target: string;
}

/** More codes than a visitor makes in months. The oldest are dropped. */
const maxCodes = 100;

/** Parses the stored list; undefined for anything else. An entry that is damaged is left out. */
export function parseSavedCodes(stored: unknown): readonly SavedCode[] | undefined {
  return Array.isArray(stored) ? stored.filter(isSavedCode).slice(0, maxCodes) : undefined;
}

/** Puts a code at the start of the list, in place of its earlier entry. */
export function addCode(codes: readonly SavedCode[], code: SavedCode): readonly SavedCode[] {
  return [code, ...removeCode(codes, code.key)].slice(0, maxCodes);
}

/** Sets what is known of a code at its place in the list; a code that is not in it stays out. */
export function updateCode(codes: readonly SavedCode[], code: SavedCode): readonly SavedCode[] {
  return codes.map((known) => (known.key === code.key ? code : known));
}

export function removeCode(codes: readonly SavedCode[], key: string): readonly SavedCode[] {
  return codes.filter((known) => known.key !== key);
}

function isSavedCode(value: unknown): value is SavedCode {
  if (typeof value !== "object" || value === null) return false;
  const { key, address, target } = value as Partial<Record<keyof SavedCode, unknown>>;
  return (
    typeof key === "string" &&
    parseKey(key) !== undefined &&
    typeof address === "string" &&
    typeof target === "string"
  );
}
