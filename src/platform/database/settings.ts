import { resolve } from "node:path";
import * as z from "zod/mini";
import type { Values } from "#platform/settings/variables.ts";

/** The address of the database: a file, as an absolute path, or a PostgreSQL server. */
export type DatabaseAddress =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string };

export const dataDirVariables = { DATA_DIR: z._default(z.string(), "./data") };

export const databaseVariables = {
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isDatabaseUrl,
          "must be sqlite:PATH, as sqlite:./data/ro2ya.sqlite, or postgres://USER:PASSWORD@HOST/DATABASE",
        ),
      ),
  ),
};

export function readDatabaseAddress({
  DATABASE_URL,
  DATA_DIR,
}: Values<typeof dataDirVariables & typeof databaseVariables>): DatabaseAddress {
  const url = DATABASE_URL ?? `sqlite:${resolve(DATA_DIR, "ro2ya.sqlite")}`;
  return url.startsWith("sqlite:")
    ? { kind: "sqlite", file: resolve(url.slice("sqlite:".length)) }
    : { kind: "postgres", url };
}

function isDatabaseUrl(text: string): boolean {
  if (text.startsWith("sqlite:")) return /^sqlite:(?!\/\/[^/])./.test(text);
  const url = URL.parse(text);
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}
