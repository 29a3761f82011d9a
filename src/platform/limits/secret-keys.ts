import { createHmac, randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { syncFolder } from "#platform/database/sync-folder.ts";

/** What is signed or hashed with a secret, each with a key of its own. */
export interface SecretKeys {
  /** Signs tokens and challenges of forms. */
  readonly forms: Buffer;
  /** Hashes addresses and mailboxes. */
  readonly visitors: Buffer;
  /** Where the secret lies; in the database it lies beside what was hashed with it. */
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
 * The setting comes first. Without it, one machine (SQLite) keeps a file beside its database, which backups leave out;
 * instances on one PostgreSQL need the same secret and share no folder for sure, so they fall back to the database.
 */
export async function readSecretKeys({
  database,
  dataDir,
  setting,
}: Dependencies): Promise<SecretKeys> {
  if (setting === undefined && database.kind === "postgres")
    return keysFrom(await databaseSecret(database), "database");
  const keys =
    setting === undefined
      ? keysFrom(await fileSecret(dataDir), "file")
      : keysFrom(Buffer.from(setting), "setting");
  // Versions before kept it in the database: what was hashed with it expires within a day.
  await database.write((db) => db.deleteFrom("secrets").where("name", "=", name).execute());
  return keys;
}

function keysFrom(secret: Buffer, source: SecretKeys["source"]): SecretKeys {
  const derive = (purpose: string) => createHmac("sha256", secret).update(purpose).digest();
  return { forms: derive("forms"), visitors: derive("visitors"), source };
}

/** Made once, whole and on the disk before it has its name: two servers that start together read the same. */
async function fileSecret(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, "secret.key");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const known = await readSecret(file);
  if (known) return known;
  const part = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    const handle = await open(part, "wx", 0o600);
    try {
      await handle.writeFile(randomBytes(secretBytes));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(part, file).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") await rename(part, file); // not every file system has hard links
    });
  } finally {
    await rm(part, { force: true });
  }
  await syncFolder(dataDir);
  const made = await readSecret(file);
  if (!made) throw new Error(`${file} is not the secret that was written there`);
  return made;
}

/** @throws Error where there is something else than a secret: it may be a secret that was cut short */
async function readSecret(file: string): Promise<Buffer | undefined> {
  const secret = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (secret !== undefined && secret.length !== secretBytes)
    throw new Error(`${file} has to hold ${secretBytes} bytes: delete it, and another is made`);
  return secret;
}

async function databaseSecret(database: Database): Promise<Buffer> {
  const fresh = { name, value: randomBytes(secretBytes).toString("base64") };
  const { value } = await database.write(async (db) => {
    await db
      .insertInto("secrets")
      .values(fresh)
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    return db
      .selectFrom("secrets")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
  });
  return Buffer.from(value, "base64");
}
