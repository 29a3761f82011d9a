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
  extra: null,
  extra_bytes: null,
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
    result: row.result === null ? undefined : parseResult(row.result, row.extra),
    code: row.code ?? undefined,
    expiresAt: new Date(row.expires_at),
  };
}

function parseResult(result: string, extra: string | null): unknown {
  const parsed: unknown = JSON.parse(result);
  return extra === null ? parsed : { ...(parsed as object), ...(JSON.parse(extra) as object) };
}

export function toEndColumns(end: JobEnd, now: Date) {
  const { result, extra } =
    end.state === "done" ? splitResult(end.result, end.droppable) : { result: null, extra: null };
  const extraBytes = extra === null ? null : Buffer.byteLength(extra);
  return {
    state: end.state,
    code: end.state === "failed" ? end.code : null,
    result,
    extra,
    result_bytes: result === null ? null : Buffer.byteLength(result) + (extraBytes ?? 0),
    extra_bytes: extraBytes,
    finished_at: now.toISOString(),
    owner: null,
    leased_until: null,
    ...(end.state === "done" && end.isReusable === false && { question: "" }),
  };
}

/** Writes a result as JSON, and the properties that it can do without as JSON of their own. */
function splitResult(result: unknown, droppable: readonly string[] = []) {
  const kept = { ...(droppable.length > 0 ? (result as Record<string, unknown>) : {}) };
  const extra: Record<string, unknown> = {};
  for (const name of droppable)
    if (kept[name] !== undefined) {
      extra[name] = kept[name];
      delete kept[name];
    }
  return Object.keys(extra).length === 0
    ? { result: JSON.stringify(result ?? null), extra: null }
    : { result: JSON.stringify(kept), extra: JSON.stringify(extra) };
}
