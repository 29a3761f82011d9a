import { createHmac, randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { syncFolder } from "#platform/database/sync-folder.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";

/** The keys that are derived from the secret, one for each purpose. */
export interface SecretKeys {
  /** Signs the tokens and challenges of forms. */
  readonly forms: Buffer;
  /** Hashes IP addresses and mailboxes. */
  readonly visitors: Buffer;
  /** Where the secret is stored. In the database it is beside the hashes that were made with it. */
  readonly source: "setting" | "file" | "database";
}

interface Dependencies {
  readonly database: Database;
  readonly dataDir: string;
  /** SECRET_KEY, the same for all instances. */
  readonly setting: string | undefined;
}

const secretBytes = 32;
/** The secret's name in the database. */
const name = "forms";

/**
 * Reads the secret, or creates it, and derives the keys. The setting has priority. Without it, a
 * server with SQLite keeps the secret in a file beside its database, which backups leave out;
 * instances with PostgreSQL need the same secret and may not share a folder, so they keep it in the
 * database.
 * @throws Error where the file does not contain a secret; AppError `busy` where the database is
 *   unavailable
 */
export async function readSecretKeys({
  database,
  dataDir,
  setting,
}: Dependencies): Promise<SecretKeys> {
  if (setting === undefined && database.kind === "postgres")
    return deriveKeys(await readDatabaseSecret(database), "database");
  const keys =
    setting === undefined
      ? deriveKeys(await readFileSecret(dataDir), "file")
      : deriveKeys(Buffer.from(setting), "setting");
  // Earlier versions kept the secret in the database: the hashes made with it expire within a day.
  await database.write(writes.deleteSecret, undefined);
  return keys;
}

function deriveKeys(secret: Buffer, source: SecretKeys["source"]): SecretKeys {
  const derive = (purpose: string) => createHmac("sha256", secret).update(purpose).digest();
  return { forms: derive("forms"), visitors: derive("visitors"), source };
}

/**
 * Reads the secret's file, or creates it: written and synced before it gets its name, so that two
 * servers that start together read the same secret.
 */
async function readFileSecret(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, "secret.key");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const known = await readSecret(file);
  if (known) return known;
  const temporaryFile = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    const handle = await open(temporaryFile, "wx", 0o600);
    try {
      await handle.writeFile(randomBytes(secretBytes));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(temporaryFile, file).catch(async (error: NodeJS.ErrnoException) => {
      // Not every file system has hard links.
      if (error.code !== "EEXIST") await rename(temporaryFile, file);
    });
  } finally {
    await rm(temporaryFile, { force: true });
  }
  await syncFolder(dataDir);
  const made = await readSecret(file);
  if (!made) throw new Error(`${file} disappeared after it was written`);
  return made;
}

/** @throws Error where the file has another length, as a truncated secret has */
async function readSecret(file: string): Promise<Buffer | undefined> {
  const secret = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (secret !== undefined && secret.length !== secretBytes)
    throw new Error(`${file} must contain ${secretBytes} bytes: delete it to create a new secret`);
  return secret;
}

async function readDatabaseSecret(database: Database): Promise<Buffer> {
  const fresh = { name, value: randomBytes(secretBytes).toString("base64") };
  return Buffer.from(await database.write(writes.insertSecret, fresh), "base64");
}

/** Stores a secret unless there is one. @returns the stored one */
async function insertSecret(
  db: Kysely<Tables>,
  fresh: { readonly name: string; readonly value: string },
): Promise<string> {
  await db
    .insertInto("secrets")
    .values(fresh)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", fresh.name)
    .executeTakeFirstOrThrow();
  return value;
}

async function deleteSecret(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom("secrets").where("name", "=", name).execute();
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, { insertSecret, deleteSecret });
