import { createHash } from "node:crypto";
import type { Database } from "#platform/database/database.ts";

/** What sources have answered, for all processes that share the database. */
export interface SourceCache {
  /**
   * Gives what is known, and has the rest asked for and kept. Who asks for the same at the same time waits for the same
   * answer. What is kept is JSON.
   * @param name of the source and of what it was asked, with whatever the answer depends on
   * @param load answers for what is not known; what it leaves out stays unknown
   */
  getOrLoad<T>(
    name: string,
    inputs: readonly string[],
    ttlMs: number,
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<ReadonlyMap<string, T>>;
  /** @returns how many answers were forgotten */
  deleteExpired(now: Date): Promise<number>;
}

/** SQLite takes 32,766 values in a statement and PostgreSQL 65,535; this is far below both. */
const maxRowsPerWrite = 500;

/** Whoever asks for ever new words must not fill the disk: above so many, what would be forgotten first goes. */
const usualMaxRows = 200_000;

export function createSourceCache(
  database: Database,
  now: () => Date,
  maxRows = usualMaxRows,
): SourceCache {
  const loading = new Map<string, Promise<ReadonlyMap<string, unknown>>>();

  async function readCached(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await database.read((db) =>
      db
        .selectFrom("keyword_answers")
        .select(["key", "body"])
        .where("key", "in", keys)
        .where("expires_at", ">", now().toISOString())
        .execute(),
    );
    return new Map(rows.map(({ key, body }) => [key, body]));
  }

  async function store(bodies: ReadonlyMap<string, string>, expires_at: string): Promise<void> {
    const rows = [...bodies].map(([key, body]) => ({ key, body, expires_at }));
    await database.write(async (db) => {
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
    });
  }

  async function deleteAbove(max: number): Promise<number> {
    return database.write(async (db) => {
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
    });
  }

  return {
    async getOrLoad<T>(
      name: string,
      inputs: readonly string[],
      ttlMs: number,
      load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
    ) {
      if (inputs.length === 0) return new Map<string, T>();
      const keyByInput = new Map(inputs.map((input) => [input, toCacheKey(name, input)]));
      const bodies = await readCached([...keyByInput.values()]);
      const values = new Map<string, T>();
      const missing = inputs.filter((input) => {
        const body = bodies.get(keyByInput.get(input)!);
        if (body !== undefined) values.set(input, JSON.parse(body) as T);
        return body === undefined;
      });
      if (missing.length === 0) return values;
      const together = `${name}\n${missing.join("\n")}`;
      const result =
        (loading.get(together) as Promise<ReadonlyMap<string, T>> | undefined) ?? loadAndStore();
      for (const [input, value] of await result) values.set(input, value);
      return values;

      function loadAndStore(): Promise<ReadonlyMap<string, T>> {
        const request = load(missing)
          .then(async (loaded) => {
            const fresh = new Map(
              [...loaded].map(([input, value]) => [keyByInput.get(input)!, JSON.stringify(value)]),
            );
            await store(fresh, new Date(now().getTime() + ttlMs).toISOString());
            return loaded;
          })
          .finally(() => loading.delete(together));
        loading.set(together, request);
        return request;
      }
    },

    async deleteExpired(moment) {
      const { numDeletedRows } = await database.write((db) =>
        db
          .deleteFrom("keyword_answers")
          .where("expires_at", "<=", moment.toISOString())
          .executeTakeFirstOrThrow(),
      );
      return Number(numDeletedRows) + (await deleteAbove(maxRows));
    },
  };
}

/** The question itself does not stand in the database as a key: two who ask the same meet, and a reader learns nothing from it. */
function toCacheKey(name: string, input: string): string {
  return createHash("sha256").update(`${name}\n${input}`).digest("base64url");
}
