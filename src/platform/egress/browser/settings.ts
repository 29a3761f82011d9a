import * as z from "zod/mini";
import type { Values } from "#platform/settings/variables.ts";

export const browserVariables = {
  CHROME_PATH: z.optional(z.string()),
  SPEED_TESTS_AT_ONCE: z._default(
    z
      .string()
      .check(z.regex(/^\d{1,2}$/, "must be a whole number from 0 (no browser is opened) to 99")),
    "1",
  ),
};

/**
 * The browser of speed tests: its path, where it is not in a usual place, and how many may be open
 * at the same time.
 */
export interface BrowserSettings {
  readonly path: string | undefined;
  readonly maxConcurrent: number;
}

export function readBrowserSettings({
  CHROME_PATH: path,
  SPEED_TESTS_AT_ONCE: maxConcurrent,
}: Values<typeof browserVariables>): BrowserSettings {
  return { path, maxConcurrent: Number(maxConcurrent) };
}
