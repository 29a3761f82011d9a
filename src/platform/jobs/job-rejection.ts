import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { toNetworkHash } from "#platform/limits/hash-ip.ts";
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
 * A visitor without an unfinished job in the lane is admitted up to so many times its limit:
 * visitors who wait for their second job cannot refuse others their first.
 */
const firstJobFactor = 3;
/** How many visitors' unfinished jobs one network may have (`normalizeNetwork`). */
const maxVisitorsPerNetwork = 4;

/**
 * Checks a new job against the limits.
 * @param id the job's own id, which an earlier attempt may have stored already
 */
export async function findJobRejection(
  db: Kysely<Tables>,
  id: string,
  job: NewJob,
): Promise<JobRejection | undefined> {
  const { kind, lane, visitor, previousVisitor, now, limits } = job;
  const others = db.selectFrom("jobs").where("kind", "=", kind).where("id", "!=", id);
  const names = [visitor, previousVisitor];
  const unfinished = await others
    .where("state", "in", ["queued", "running"])
    .select(["visitor", "lane"])
    .execute();
  const inLane = unfinished.filter((other) => other.lane === lane);
  const { maxPerVisitor, maxPerVisitorInLane = maxPerVisitor } = limits;
  if (isFull(unfinished, names, maxPerVisitor) || isFull(inLane, names, maxPerVisitorInLane))
    return { rejectedBy: "visitor" };
  const isFirst = !inLane.some((other) => names.includes(other.visitor ?? ""));
  if (inLane.length >= limits.maxTotal * (isFirst ? firstJobFactor : 1))
    return { rejectedBy: "all" };
  const hour = await others
    .where("visitor", "in", names)
    .where("created_at", ">", new Date(now.getTime() - hourMs).toISOString())
    .select(["created_at", "lane"])
    .orderBy("created_at")
    .execute();
  const { maxPerVisitorPerHour, maxPerVisitorPerHourInLane = maxPerVisitorPerHour } = limits;
  const hourInLane = hour.filter((other) => other.lane === lane);
  return (
    findHourlyRejection(hour, maxPerVisitorPerHour, now) ??
    findHourlyRejection(hourInLane, maxPerVisitorPerHourInLane, now)
  );
}

/** @param jobs of the last hour, the first one first */
function findHourlyRejection(
  jobs: readonly { readonly created_at: string }[],
  maxJobs: number,
  now: Date,
): JobRejection | undefined {
  const first = jobs[jobs.length - maxJobs];
  if (first === undefined) return undefined;
  return {
    rejectedBy: "hour",
    retryAfterMs: Date.parse(first.created_at) + hourMs - now.getTime(),
  };
}

/** Whether a visitor, or the visitor's network, has as many of these jobs as it may. */
function isFull(
  jobs: readonly { readonly visitor: string | null }[],
  names: readonly string[],
  maxPerVisitor: number,
): boolean {
  const networks = names.map(toNetworkHash);
  const own = jobs.filter(({ visitor }) => names.includes(visitor ?? ""));
  const near = jobs.filter(({ visitor }) => networks.includes(toNetworkHash(visitor ?? "")));
  return own.length >= maxPerVisitor || near.length >= maxVisitorsPerNetwork * maxPerVisitor;
}
