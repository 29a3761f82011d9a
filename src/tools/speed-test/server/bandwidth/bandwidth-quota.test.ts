import { expect, test } from "vitest";
import { RateLimitError } from "#base/rate-limit-error.ts";
import type { RateLimiter } from "#platform/limits/rate-limiter.ts";
import { createBandwidthQuota } from "./bandwidth-quota.ts";

const limits = { visitorBytes: 1_000, streams: 6, allBytes: 2_500, serverMbps: 1_000 };

/** Counts in memory as the database does. */
function memoryLimiter(): Pick<RateLimiter, "consume" | "refund" | "readUsed"> {
  const hits = new Map<string, number>();
  const nameOf = (key: string, start: Date) => `${key} ${start.toISOString()}`;
  return {
    async consume({ key, window, amount, max }) {
      const used = (hits.get(nameOf(key, window.start)) ?? 0) + amount;
      if (used <= max) hits.set(nameOf(key, window.start), used);
      return used <= max;
    },
    refund: async ({ key, window, amount }) =>
      void hits.set(nameOf(key, window.start), (hits.get(nameOf(key, window.start)) ?? 0) - amount),
    readUsed: async (key, { start }) => hits.get(nameOf(key, start)) ?? 0,
  };
}

function budgetAt(start: string) {
  let moment = new Date(start);
  return {
    budget: createBandwidthQuota(limits, {
      limiter: memoryLimiter(),
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

test("one visitor's bytes end with the hour's share, the next visitor's do not", async () => {
  const { budget, goTo } = budgetAt("2026-11-21T12:15:00Z");
  await (await budget.start("a", 600)).end(600);
  expect(await budget.getRemaining("a")).toEqual({
    bytes: 400,
    retryAfterSeconds: 2_700,
    isBusy: false,
  });
  expect((await captureError(budget.start("a", 401))).retryAfterSeconds).toBe(2_700);
  await (await budget.start("b", 401)).end(401);
  goTo("2026-11-21T13:00:00Z");
  expect((await budget.getRemaining("a")).bytes).toBe(1_000);
});

test("what was asked for and not moved is given back, once", async () => {
  const { budget } = budgetAt("2026-11-21T12:00:00Z");
  const passage = await budget.start("a", 1_000);
  expect((await budget.getRemaining("a")).bytes).toBe(0);
  await passage.end(100);
  await passage.end(100);
  expect((await budget.getRemaining("a")).bytes).toBe(900);
});

test("all visitors together end at the server's share, and who is refused for it loses nothing of his own", async () => {
  const { budget } = budgetAt("2026-11-21T12:59:00Z");
  for (const visitor of ["a", "b"]) await (await budget.start(visitor, 1_000)).end(1_000);
  expect(await budget.getRemaining("c")).toEqual({
    bytes: 500,
    retryAfterSeconds: 60,
    isBusy: false,
  });
  expect((await captureError(budget.start("c", 501))).retryAfterSeconds).toBe(60);
  await (await budget.start("c", 500)).end(500);
});

test("one visitor holds a third of the places, and the others are somebody else's", async () => {
  const { budget } = budgetAt("2026-11-21T12:00:00Z");
  const held = [await budget.start("a", 1), await budget.start("a", 1)];
  expect((await captureError(budget.start("a", 1))).retryAfterSeconds).toBe(2);
  for (const visitor of ["b", "b", "c", "c"]) held.push(await budget.start(visitor, 1));
  expect((await budget.getRemaining("d")).isBusy).toBe(true);
  expect((await captureError(budget.start("d", 1))).retryAfterSeconds).toBe(2);
  await held[0]!.end(1);
  await (await budget.start("d", 1)).end(1);
  await (await budget.start("a", 1)).end(1);
});

test("a request that is refused for its bytes takes no place", async () => {
  const { budget } = budgetAt("2026-11-21T12:00:00Z");
  for (let i = 0; i < 20; i++) await captureError(budget.start("a", 1_001));
  expect((await budget.getRemaining("b")).isBusy).toBe(false);
  await (await budget.start("a", 1)).end(1);
});

test("a stream over the full hour leaves the new hour's count alone", async () => {
  const { budget, goTo } = budgetAt("2026-11-21T12:59:59Z");
  const passage = await budget.start("a", 900);
  goTo("2026-11-21T13:00:01Z");
  expect((await budget.getRemaining("a")).bytes).toBe(1_000);
  await passage.end(0);
  expect((await budget.getRemaining("a")).bytes).toBe(1_000);
});
