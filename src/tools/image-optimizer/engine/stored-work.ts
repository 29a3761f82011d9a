import { parseSettings, type Settings } from "./settings.ts";

/** What the tab stores of the tool, beside the pictures themselves. */
export interface StoredWork {
  readonly settings: Settings;
  /** The settings of the last run; null before the first. */
  readonly usedSettings: Settings | null;
  /** The id under which the pictures are stored; null without pictures. */
  readonly setId: string | null;
}

/** All pictures that are stored together weigh at most this much: ten of the largest. */
const maxStoredBytes = 100 * 1024 * 1024;

/** Parses what a tab has stored; the pictures may be gone all the same. */
export function parseStoredWork(stored: unknown): StoredWork | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { settings, usedSettings, setId } = stored as Readonly<Record<string, unknown>>;
  const parsed = parseSettings(settings);
  if (parsed === undefined) return undefined;
  // Equal settings are one object: a result is outdated where they are two.
  const isUnchanged = JSON.stringify(settings) === JSON.stringify(usedSettings);
  return {
    settings: parsed,
    usedSettings: isUnchanged ? parsed : (parseSettings(usedSettings) ?? null),
    setId: typeof setId === "string" ? setId : null,
  };
}

/** Whether pictures may be stored, which copies them. */
export function canStore(files: readonly { readonly size: number }[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) <= maxStoredBytes;
}
