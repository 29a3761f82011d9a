import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { JobRow } from "./jobs-table.ts";
import type { Job, JobEnd, NewJob } from "./job.ts";

/** The columns of a job that has not been started. */
export const emptyRow = {
  state: "queued",
  owner: null,
  leased_until: null,
  attempts: 0,
  code: null,
  result: null,
  result_bytes: null,
  finished_at: null,
  watched_at: null,
} as const;

export function toRow({ kind, lane, input, now, resultTtlMs }: NewJob) {
  const expires = new Date(now.getTime() + resultTtlMs).toISOString();
  return {
    kind,
    lane,
    input: JSON.stringify(input),
    question: hashInput(kind, input),
    created_at: now.toISOString(),
    expires_at: expires,
  };
}

/**
 * Hashes an input as hex. Equal inputs have the same order of keys, because the same schema has
 * parsed them.
 */
export function hashInput(kind: string, input: unknown): string {
  return createHash("sha256")
    .update(`${kind}\n${JSON.stringify(input)}`)
    .digest("hex");
}

export function toJob(row: Selectable<JobRow>): Job {
  return {
    id: row.id,
    kind: row.kind,
    visitor: row.visitor ?? undefined,
    state: row.state,
    createdAt: new Date(row.created_at),
    lastPolledAt: new Date(row.watched_at ?? row.created_at),
    input: JSON.parse(row.input),
    result: row.result === null ? undefined : JSON.parse(row.result),
    code: row.code ?? undefined,
    expiresAt: new Date(row.expires_at),
  };
}

export function toEndColumns(end: JobEnd, now: Date) {
  const result = end.state === "done" ? JSON.stringify(end.result ?? null) : null;
  return {
    state: end.state,
    code: end.state === "failed" ? end.code : null,
    result,
    result_bytes: result === null ? null : Buffer.byteLength(result),
    finished_at: now.toISOString(),
    owner: null,
    leased_until: null,
    ...(end.state === "done" && end.isReusable === false && { question: "" }),
  };
}
