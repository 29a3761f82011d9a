import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { NewJob } from "./job.ts";

/**
 * Which limit rejects a new job: the unfinished jobs of the visitor, the unfinished jobs of all
 * visitors, or the jobs of the visitor within an hour.
 */
export type JobRejection =
  | { readonly rejectedBy: "visitor" | "all" }
  | { readonly rejectedBy: "hour"; readonly retryAfterMs: number };

export const hourMs = 60 * 60_000;

/**
 * Checks a new job against the limits.
 * @param id the job's own id, which an earlier attempt may have stored already
 */
export async function findJobRejection(
  db: Kysely<Tables>,
  id: string,
  { kind, lane, visitor, previousVisitor, now, limits }: NewJob,
): Promise<JobRejection | undefined> {
  const others = db.selectFrom("jobs").where("kind", "=", kind).where("id", "!=", id);
  const unfinished = others
    .where("state", "in", ["queued", "running"])
    .select(({ fn }) => [fn.countAll().as("count")]);
  const names = [visitor, previousVisitor];
  if (
    Number((await unfinished.where("lane", "=", lane).executeTakeFirstOrThrow()).count) >=
    limits.maxTotal
  )
    return { rejectedBy: "all" };
  if (
    Number((await unfinished.where("visitor", "in", names).executeTakeFirstOrThrow()).count) >=
    limits.maxPerVisitor
  )
    return { rejectedBy: "visitor" };
  const hour = await others
    .where("visitor", "in", names)
    .where("created_at", ">", new Date(now.getTime() - hourMs).toISOString())
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("first")])
    .executeTakeFirstOrThrow();
  if (Number(hour.count) < limits.maxPerVisitorPerHour) return undefined;
  return { rejectedBy: "hour", retryAfterMs: Date.parse(hour.first) + hourMs - now.getTime() };
}
