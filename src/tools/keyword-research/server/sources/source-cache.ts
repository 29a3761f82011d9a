import { createHash } from "node:crypto";
import type { Database } from "#platform/database/database.ts";

/** What sources have answered, for all processes that share the database. */
export interface AnswerCache {
  /**
   * Gives what is known, and has the rest asked for and kept. Who asks for the same at the same time waits for the same
   * answer. What is kept is JSON.
   * @param name of the source and of what it was asked, with whatever the answer depends on
   * @param load answers for what is not known; what it leaves out stays unknown
   */
  remember<T>(
    name: string,
    questions: readonly string[],
    keepMs: number,
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<ReadonlyMap<string, T>>;
  /** @returns how many answers were forgotten */
  forgetExpired(now: Date): Promise<number>;
}

/** SQLite takes 32,766 values in a statement and PostgreSQL 65,535; this is far below both. */
const mostRowsAtOnce = 500;

/** Whoever asks for ever new words must not fill the disk: above so many, what would be forgotten first goes. */
const usualMaxRows = 200_000;

export function answerCache(
  database: Database,
  now: () => Date,
  maxRows = usualMaxRows,
): AnswerCache {
  const loading = new Map<string, Promise<ReadonlyMap<string, unknown>>>();

  async function known(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
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

  async function keep(bodies: ReadonlyMap<string, string>, expires_at: string): Promise<void> {
    const rows = [...bodies].map(([key, body]) => ({ key, body, expires_at }));
    await database.write(async (db) => {
      for (let from = 0; from < rows.length; from += mostRowsAtOnce) {
        await db
          .insertInto("keyword_answers")
          .values(rows.slice(from, from + mostRowsAtOnce))
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
    async remember<T>(
      name: string,
      questions: readonly string[],
      keepMs: number,
      load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
    ) {
      if (questions.length === 0) return new Map<string, T>();
      const keyOf = new Map(questions.map((question) => [question, keyFor(name, question)]));
      const bodies = await known([...keyOf.values()]);
      const answers = new Map<string, T>();
      const missing = questions.filter((question) => {
        const body = bodies.get(keyOf.get(question)!);
        if (body !== undefined) answers.set(question, JSON.parse(body) as T);
        return body === undefined;
      });
      if (missing.length === 0) return answers;
      const together = `${name}\n${missing.join("\n")}`;
      const asked = (loading.get(together) as Promise<ReadonlyMap<string, T>> | undefined) ?? ask();
      for (const [question, answer] of await asked) answers.set(question, answer);
      return answers;

      function ask(): Promise<ReadonlyMap<string, T>> {
        const asking = load(missing)
          .then(async (loaded) => {
            const fresh = new Map(
              [...loaded].map(([question, answer]) => [
                keyOf.get(question)!,
                JSON.stringify(answer),
              ]),
            );
            await keep(fresh, new Date(now().getTime() + keepMs).toISOString());
            return loaded;
          })
          .finally(() => loading.delete(together));
        loading.set(together, asking);
        return asking;
      }
    },

    async forgetExpired(moment) {
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
function keyFor(name: string, question: string): string {
  return createHash("sha256").update(`${name}\n${question}`).digest("base64url");
}
