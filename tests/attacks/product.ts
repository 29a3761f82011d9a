import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, onTestFinished } from "vitest";
import { startServerProcess, type ServerProcess } from "../api/server-process.ts";
import { writeSite } from "../api/site-fixture.ts";
import { temporaryFolder } from "../api/start-app.ts";
import type { LoopbackMap } from "../loopback/mapped-network.ts";
import { measureIdle, watchHealth, type HealthReport } from "./health-watch.ts";
import { listDescendants } from "./process-tree.ts";

/**
 * The longest that /api/health may wait during an attack on a machine that does nothing else, and
 * what is aimed at.
 */
const maxWaitMs = 250;
const goalMs = 100;
/** A longer wait has no busy machine for an excuse: the attack is not tried again. */
const hopelessWaitMs = 1_000;
const maxAttempts = 3;

type Tool = "seo-analyses" | "speed-tests";

/** What became of a job. */
export interface JobOutcome {
  readonly id: string;
  readonly state: "done" | "failed" | "unfinished";
  readonly code?: string;
  /** Size of the answer that its readers get. */
  readonly answerBytes: number;
  readonly durationMs: number;
}

/** The started server as visitors reach it, and what can be seen of it from outside. */
export interface Product extends ServerProcess {
  readonly folder: string;
  /** Where the server and its processes keep temporary files. */
  readonly temporaryFiles: () => Promise<readonly string[]>;
  /** Processes under the server, children of children included, as "pid command". */
  readonly processes: () => readonly string[];
  readonly isAlive: () => boolean;
  /** @param visitor the address that a trusted proxy names */
  readonly ask: (
    path: string,
    options?: RequestInit & { readonly visitor?: string | undefined },
  ) => Promise<Response>;
  readonly startJob: (tool: Tool, body: object, visitor?: string) => Promise<string>;
  /** Asks after a job until it ends or the time is up. */
  readonly toOutcome: (tool: Tool, id: string, timeoutMs?: number) => Promise<JobOutcome>;
  /** Bytes of a job's stored result, or of the largest of all. */
  readonly rowBytes: (id?: string) => number;
}

/** Takes what has to be done when the test, or the file, is over. */
type AtEnd = (cleanUp: () => Promise<void>) => void;

let visitors = 0;

/** An address that no other visitor has. */
export function newVisitor(): string {
  visitors++;
  return `198.${18 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/**
 * Starts the server as a process of its own, behind a proxy that it trusts, over names that lead to
 * this machine.
 */
export async function startProduct(
  {
    map = {},
    env = {},
  }: { readonly map?: LoopbackMap; readonly env?: Record<string, string> } = {},
  atEnd: AtEnd = onTestFinished,
): Promise<Product> {
  const folder = await temporaryFolder(atEnd);
  await writeSite(folder);
  const temporary = join(folder, "tmp");
  await mkdir(temporary);
  const server = await startServerProcess(folder, {
    LOOPBACK_MAP: JSON.stringify(map),
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "error",
    CONFIRMATION_LIMIT: "",
    REQUEST_LIMIT: "",
    ATTACHMENT_LIMITS: "",
    TMPDIR: temporary,
    ...env,
  });
  let isAlive = true;
  void server.ended.then(() => (isAlive = false));
  atEnd(async () => {
    server.child.kill("SIGKILL");
    await server.ended;
  });

  const ask: Product["ask"] = (path, { visitor, ...options } = {}) => {
    const headers = new Headers(options.headers);
    if (visitor !== undefined) headers.set("x-forwarded-for", visitor);
    return fetch(`${server.url}${path}`, { ...options, headers });
  };

  return {
    ...server,
    folder,
    ask,
    isAlive: () => isAlive,
    temporaryFiles: () => readdir(temporary),
    processes: () =>
      listDescendants(server.child.pid!).map(({ pid, command }) => `${pid} ${command}`),
    async startJob(tool, body, visitor = newVisitor()) {
      const answer = await ask(`/api/${tool}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ locale: "en", ...body }),
        visitor,
      });
      const text = await answer.text();
      expect(answer.status, text).toBeLessThan(300);
      return (JSON.parse(text) as { id: string }).id;
    },
    async toOutcome(tool, id, timeoutMs = 60_000) {
      const start = performance.now();
      for (;;) {
        const text = await (await ask(`/api/${tool}/${id}?locale=en`)).text();
        const { state, code } = JSON.parse(text) as { state: string; code?: string };
        const durationMs = Math.round(performance.now() - start);
        if (state === "done")
          return { id, state, answerBytes: Buffer.byteLength(text), durationMs };
        if (state === "failed")
          return {
            id,
            state,
            code: code ?? "none",
            answerBytes: Buffer.byteLength(text),
            durationMs,
          };
        if (durationMs > timeoutMs)
          return { id, state: "unfinished", answerBytes: Buffer.byteLength(text), durationMs };
        await wait(50);
      }
    },
    rowBytes(id) {
      const database = new DatabaseSync(join(folder, "data", "ro2ya.sqlite"), { readOnly: true });
      const row = database
        .prepare(
          "select max(coalesce(length(cast(result as blob)), 0)) as bytes from jobs where ? is null or id = ?",
        )
        .get(id ?? null, id ?? null);
      database.close();
      return Number(row?.["bytes"] ?? 0);
    },
  };
}

/**
 * One server for the tests of a file.
 * @returns the way to it, which starts another one where a test has ended the last, or has left it
 *   frozen
 */
export function shareProduct(options: Parameters<typeof startProduct>[0]): () => Promise<Product> {
  let current: Product | undefined;
  const endings: (() => unknown)[] = [];
  afterAll(async () => {
    for (const end of endings.toReversed()) await end();
  });
  return async () => {
    const isWell =
      current?.isAlive() === true &&
      (await current.ask("/api/health", { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      ));
    if (!isWell) current = await startProduct(options, (end) => void endings.push(end));
    return current!;
  };
}

const idleReports = new WeakMap<Product, HealthReport>();

/** Measured once for each server, and again where a wait was too long. */
async function getIdleReport(product: Product, isFresh: boolean): Promise<HealthReport> {
  const known = idleReports.get(product);
  if (known !== undefined && !isFresh) return known;
  const idle = await measureIdle(product);
  idleReports.set(product, idle);
  return idle;
}

/**
 * Runs an attack while another thread asks for the server's health, and expects that the server
 * lives and answers all the time. An attack is deterministic and a busy machine is not: a wait that
 * is too long is tried again, and the best attempt counts.
 * @param attack receives the number of the attempt; what it returns is what the last attempt
 *   returned
 */
export async function expectUnharmed<T>(
  product: Product,
  what: string,
  attack: (attempt: number) => Promise<T>,
): Promise<T & { readonly health: HealthReport }> {
  for (let attempt = 1; ; attempt++) {
    const idle = await getIdleReport(product, attempt > 1);
    // What an attack leaves behind may be what keeps an idle server busy: no baseline excuses a
    // long wait.
    const limitMs = Math.min(hopelessWaitMs, Math.max(maxWaitMs, 5 * idle.p99Ms));
    const stop = await watchHealth(product);
    const outcome = await attack(attempt).catch((error: unknown) => ({ error }));
    await wait(100); // what comes after the answer counts too
    const health = await stop();
    const figures = `health waited ${health.maxMs} ms (goal ${goalMs}, limit ${limitMs}, idle p99 ${idle.p99Ms}), ${health.failures} failures, ${health.peakRssMb} MB (idle ${idle.peakRssMb})`;
    console.log(
      `${what}: ${product.isAlive() ? "alive" : "ENDED"}, ${figures}, ${JSON.stringify(isError(outcome) ? String(outcome.error) : outcome)}`,
    );
    expect(
      product.isAlive(),
      `the server ended with ${product.isAlive() ? "" : await product.ended}:\n${product.log().slice(-2_000)}`,
    ).toBe(true);
    const isTooLong = health.maxMs > limitMs;
    if (isTooLong && health.maxMs < hopelessWaitMs && attempt < maxAttempts) continue;
    if (isError(outcome)) throw outcome.error;
    expect(health.maxMs, figures).toBeLessThanOrEqual(limitMs);
    expect(health.failures, figures).toBe(0);
    return { ...outcome, health };
  }
}

function isError(outcome: unknown): outcome is { readonly error: unknown } {
  return typeof outcome === "object" && outcome !== null && "error" in outcome;
}
