import { randomBytes } from "node:crypto";
import type { Database } from "#platform/database/database.ts";

/** A secret that lies in the database: made once, the same for every process and every machine that shares it. */
export async function sharedSecret(database: Database, name: string): Promise<Buffer> {
  const fresh = { name, value: randomBytes(32).toString("base64") };
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
