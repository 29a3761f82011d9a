import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { defineWrites } from "#platform/database/write-operation.ts";

/** SQLite takes 32,766 values in a statement and PostgreSQL 65,535; this is far below both. */
const maxRowsPerWrite = 500;

/**
 * Requests for ever new keywords must not fill the disk: above this number, the rows that expire
 * first are deleted.
 */
const defaultMaxRows = 200_000;

type Loader<T> = (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>;

/** The answers of the sources, as JSON, shared by all processes that use the database. */
export class SourceCache {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #maxRows: number;
  readonly #loading = new Map<string, Promise<ReadonlyMap<string, unknown>>>();

  constructor(database: Database, now: () => Date, maxRows = defaultMaxRows) {
    this.#database = database;
    this.#now = now;
    this.#maxRows = maxRows;
  }

  /**
   * Returns cached values, and loads and stores the missing ones. Concurrent calls for the same
   * inputs share one load.
   * @param name of the source and its request, with everything that the answer depends on
   * @param load returns values for missing inputs; those that it leaves out stay unknown
   */
  async getOrLoad<T>(
    name: string,
    inputs: readonly string[],
    ttlMs: number,
    load: Loader<T>,
  ): Promise<ReadonlyMap<string, T>> {
    if (inputs.length === 0) return new Map<string, T>();
    const keyByInput = new Map(inputs.map((input) => [input, toCacheKey(name, input)]));
    const bodies = await this.#read([...keyByInput.values()]);
    const values = new Map<string, T>();
    const missing = inputs.filter((input) => {
      const body = bodies.get(keyByInput.get(input)!);
      if (body !== undefined) values.set(input, JSON.parse(body) as T);
      return body === undefined;
    });
    if (missing.length === 0) return values;
    const loadKey = `${name}\n${missing.join("\n")}`;
    const result =
      (this.#loading.get(loadKey) as Promise<ReadonlyMap<string, T>> | undefined) ??
      this.#track(loadKey, this.#loadAndStore(keyByInput, missing, ttlMs, load));
    for (const [input, value] of await result) values.set(input, value);
    return values;
  }

  /** @returns the number of deleted answers */
  async deleteExpired(now: Date): Promise<number> {
    const expired = await this.#database.write(writes.deleteExpiredAnswers, now);
    return expired + (await this.#database.write(writes.deleteAnswersAbove, this.#maxRows));
  }

  async #loadAndStore<T>(
    keyByInput: ReadonlyMap<string, string>,
    missing: readonly string[],
    ttlMs: number,
    load: Loader<T>,
  ): Promise<ReadonlyMap<string, T>> {
    const loaded = await load(missing);
    const bodies = new Map(
      [...loaded].map(([input, value]) => [keyByInput.get(input)!, JSON.stringify(value)]),
    );
    await this.#store(bodies, new Date(this.#now().getTime() + ttlMs).toISOString());
    return loaded;
  }

  #track<T>(
    loadKey: string,
    load: Promise<ReadonlyMap<string, T>>,
  ): Promise<ReadonlyMap<string, T>> {
    const tracked = load.finally(() => this.#loading.delete(loadKey));
    this.#loading.set(loadKey, tracked);
    return tracked;
  }

  async #read(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#database.read((db) =>
      db
        .selectFrom("keyword_answers")
        .select(["key", "body"])
        .where("key", "in", keys)
        .where("expires_at", ">", this.#now().toISOString())
        .execute(),
    );
    return new Map(rows.map(({ key, body }) => [key, body]));
  }

  async #store(bodies: ReadonlyMap<string, string>, expires_at: string): Promise<void> {
    const rows = [...bodies].map(([key, body]) => ({ key, body, expires_at }));
    await this.#database.write(writes.storeAnswers, rows);
  }
}

interface AnswerRow {
  readonly key: string;
  readonly body: string;
  readonly expires_at: string;
}

async function storeAnswers(db: Kysely<Tables>, rows: readonly AnswerRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += maxRowsPerWrite) {
    await db
      .insertInto("keyword_answers")
      .values(rows.slice(from, from + maxRowsPerWrite))
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet(({ ref }) => ({
          body: ref("excluded.body"),
          expires_at: ref("excluded.expires_at"),
        })),
      )
      .execute();
  }
}

async function deleteExpiredAnswers(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("keyword_answers")
    .where("expires_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the answers that expire first, where there are more than `max`. */
async function deleteAnswersAbove(db: Kysely<Tables>, max: number): Promise<number> {
  const { rows } = await db
    .selectFrom("keyword_answers")
    .select(({ fn }) => fn.countAll().as("rows"))
    .executeTakeFirstOrThrow();
  if (Number(rows) <= max) return 0;
  const first = db
    .selectFrom("keyword_answers")
    .select("key")
    .orderBy("expires_at")
    .limit(Number(rows) - max);
  const { numDeletedRows } = await db
    .deleteFrom("keyword_answers")
    .where("key", "in", first)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** @public The database thread imports them. */
export const writes = defineWrites(import.meta.url, {
  storeAnswers,
  deleteExpiredAnswers,
  deleteAnswersAbove,
});

/** A hash, so that the database does not show which keywords were searched. */
function toCacheKey(name: string, input: string): string {
  return createHash("sha256").update(`${name}\n${input}`).digest("base64url");
}
