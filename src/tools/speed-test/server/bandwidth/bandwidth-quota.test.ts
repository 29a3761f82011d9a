import { expect, test } from "vitest";
import { RateLimitError } from "#base/rate-limit-error.ts";
import type { RateLimiter } from "#platform/limits/rate-limiter.ts";
import { createBandwidthQuota } from "./bandwidth-quota.ts";

const limits = { visitorBytes: 1_000, streams: 6, allBytes: 2_500, serverMbps: 1_000 };

/** Counts in memory, as the database does. */
function createMemoryLimiter(): Pick<RateLimiter, "consume" | "refund" | "readUsed"> {
  const hits = new Map<string, number>();
  const toName = (key: string, start: Date) => `${key} ${start.toISOString()}`;
  return {
    async consume({ key, window, amount, max }) {
      const used = (hits.get(toName(key, window.start)) ?? 0) + amount;
      if (used <= max) hits.set(toName(key, window.start), used);
      return used <= max;
    },
    refund: async ({ key, window, amount }) =>
      void hits.set(toName(key, window.start), (hits.get(toName(key, window.start)) ?? 0) - amount),
    readUsed: async (key, { start }) => hits.get(toName(key, start)) ?? 0,
  };
}

function createQuotaAt(start: string) {
  let moment = new Date(start);
  return {
    quota: createBandwidthQuota(limits, {
      limiter: createMemoryLimiter(),
      hashIp: (ip) => ip,
      now: () => moment,
    }),
    goTo: (time: string) => (moment = new Date(time)),
  };
}

async function captureError(entering: Promise<unknown>): Promise<RateLimitError> {
  const error: unknown = await entering.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof RateLimitError) return error;
  throw new Error("was let in");
}

test("one visitor's bytes are limited by the hour, and another visitor's are not affected", async () => {
  const { quota, goTo } = createQuotaAt("2026-11-21T12:15:00Z");
  await (await quota.start("a", 600)).end(600);
  expect(await quota.getRemaining("a")).toEqual({
    bytes: 400,
    retryAfterSeconds: 2_700,
    isBusy: false,
  });
  expect((await captureError(quota.start("a", 401))).retryAfterSeconds).toBe(2_700);
  await (await quota.start("b", 401)).end(401);
  goTo("2026-11-21T13:00:00Z");
  expect((await quota.getRemaining("a")).bytes).toBe(1_000);
});

test("bytes that were requested and not moved are refunded, once", async () => {
  const { quota } = createQuotaAt("2026-11-21T12:00:00Z");
  const transfer = await quota.start("a", 1_000);
  expect((await quota.getRemaining("a")).bytes).toBe(0);
  await transfer.end(100);
  await transfer.end(100);
  expect((await quota.getRemaining("a")).bytes).toBe(900);
});

test("all visitors together are limited by the server's quota, and a request rejected for it does not count for its visitor", async () => {
  const { quota } = createQuotaAt("2026-11-21T12:59:00Z");
  for (const visitor of ["a", "b"]) await (await quota.start(visitor, 1_000)).end(1_000);
  expect(await quota.getRemaining("c")).toEqual({
    bytes: 500,
    retryAfterSeconds: 60,
    isBusy: false,
  });
  expect((await captureError(quota.start("c", 501))).retryAfterSeconds).toBe(60);
  await (await quota.start("c", 500)).end(500);
});

test("one visitor gets at most a third of the streams, and the others are left for other visitors", async () => {
  const { quota } = createQuotaAt("2026-11-21T12:00:00Z");
  const held = [await quota.start("a", 1), await quota.start("a", 1)];
  expect((await captureError(quota.start("a", 1))).retryAfterSeconds).toBe(2);
  for (const visitor of ["b", "b", "c", "c"]) held.push(await quota.start(visitor, 1));
  expect((await quota.getRemaining("d")).isBusy).toBe(true);
  expect((await captureError(quota.start("d", 1))).retryAfterSeconds).toBe(2);
  await held[0]!.end(1);
  await (await quota.start("d", 1)).end(1);
  await (await quota.start("a", 1)).end(1);
});

test("a request that is rejected for its bytes takes no stream", async () => {
  const { quota } = createQuotaAt("2026-11-21T12:00:00Z");
  for (let i = 0; i < 20; i++) await captureError(quota.start("a", 1_001));
  expect((await quota.getRemaining("b")).isBusy).toBe(false);
  await (await quota.start("a", 1)).end(1);
});

test("a stream across the full hour does not change the count of the new hour", async () => {
  const { quota, goTo } = createQuotaAt("2026-11-21T12:59:59Z");
  const passage = await quota.start("a", 900);
  goTo("2026-11-21T13:00:01Z");
  expect((await quota.getRemaining("a")).bytes).toBe(1_000);
  await passage.end(0);
  expect((await quota.getRemaining("a")).bytes).toBe(1_000);
});
