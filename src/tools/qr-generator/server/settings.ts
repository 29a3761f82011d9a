import * as z from "zod/mini";
import { parseNumbers, type Values } from "#platform/settings/variables.ts";

/** The settings of codes that can be changed later. */
export interface LinkSettings {
  /** How many codes one address may make in a day. */
  readonly maxPerVisitor: number;
  /** How many codes are made in a day in all. */
  readonly maxPerDay: number;
  /** The path of the list of blocked hosts; undefined where there is none. */
  readonly blockListFile: string | undefined;
}

export const linkVariables = {
  QR_LINK_LIMITS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^\d{1,9},\d{1,9}$/,
          "must be two whole numbers, as 20,2000: codes with a short address that are made in a day, from one address and in all",
        ),
      ),
    "20,2000",
  ),
  QR_BLOCK_LIST: z.optional(z.string()),
};

/** Reads the settings from checked variables. */
export function readLinkSettings({
  QR_LINK_LIMITS,
  QR_BLOCK_LIST: blockListFile,
}: Values<typeof linkVariables>): LinkSettings {
  const [maxPerVisitor, maxPerDay] = parseNumbers(QR_LINK_LIMITS);
  return { maxPerVisitor: maxPerVisitor!, maxPerDay: maxPerDay!, blockListFile };
}
