import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSharedLock, type LockUser } from "./shared-lock.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

const never = new AbortController().signal;
const createLock = () => createSharedLock({ allowanceMs: 10_000, forgivenShare: 0.1 });

/** Notes in a log when the user gets the lock. */
function request(user: LockUser, name: string, log: string[], signal = never): Promise<void> {
  return user.acquire(signal).then(() => void log.push(name));
}

async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

/** Whether the holder is asked to yield the lock. */
async function isAskedToYield(user: LockUser): Promise<boolean> {
  let isAsked = false;
  void user.waitForYield(never).then(() => (isAsked = true));
  await settle();
  return isAsked;
}

test("users get the lock in the order of their requests", async () => {
  const lock = createLock();
  const [a, b, c] = [lock.addUser("a"), lock.addUser("b"), lock.addUser("c")];
  const log: string[] = [];
  for (const [name, user] of Object.entries({ a, b, c })) void request(user, name, log);
  await settle();
  expect(log).toEqual(["a"]);
  a.release();
  await settle();
  expect(log).toEqual(["a", "b"]);
  b.release();
  await settle();
  expect(log).toEqual(["a", "b", "c"]);
});

test("who withdraws is passed over, and who does not hold the lock releases nothing", async () => {
  const lock = createLock();
  const [a, b, c] = [lock.addUser("a"), lock.addUser("b"), lock.addUser("c")];
  const log: string[] = [];
  await request(a, "a", log);
  const withdrawal = new AbortController();
  const withdrawn = request(b, "b", log, withdrawal.signal);
  void request(c, "c", log);
  withdrawal.abort(new Error("withdrawn"));
  await expect(withdrawn).rejects.toThrow("withdrawn");
  b.release();
  await settle();
  expect(log).toEqual(["a"]);
  a.release();
  await settle();
  expect(log).toEqual(["a", "c"]);
});

test("a holder within the allowance is not interrupted, and one beyond it yields to another visitor", async () => {
  const lock = createLock();
  const [heavy, other] = [lock.addUser("heavy"), lock.addUser("other")];
  await heavy.acquire(never);
  await settle(4_000);
  void other.acquire(never);
  expect(await isAskedToYield(heavy)).toBe(false);
  await settle(5_990);
  expect(await isAskedToYield(heavy)).toBe(false);
  await settle(20);
  expect(await isAskedToYield(heavy)).toBe(true);
});

test("a holder beyond the allowance keeps the lock while no other visitor waits", async () => {
  const lock = createLock();
  const [heavy, own] = [lock.addUser("heavy"), lock.addUser("heavy")];
  await heavy.acquire(never);
  void own.acquire(never); // of the same visitor
  await settle(60_000);
  expect(await isAskedToYield(heavy)).toBe(false);
  void lock.addUser("other").acquire(never);
  expect(await isAskedToYield(heavy)).toBe(true);
});

test("a visitor who has used up the allowance comes after the others, and yields at once", async () => {
  const lock = createLock();
  const log: string[] = [];
  const [first, second, b] = [lock.addUser("heavy"), lock.addUser("heavy"), lock.addUser("b")];
  await first.acquire(never);
  await settle(12_000);
  void request(second, "heavy", log);
  void request(b, "b", log);
  first.release();
  await settle();
  expect(log).toEqual(["b"]);
  b.release();
  await settle();
  expect(log).toEqual(["b", "heavy"]);
  void lock.addUser("c").acquire(never);
  expect(await isAskedToYield(second)).toBe(true);
});

test("what a visitor has used is forgiven with time", async () => {
  const lock = createLock();
  const [heavy, again] = [lock.addUser("heavy"), lock.addUser("heavy")];
  await heavy.acquire(never);
  await settle(12_000);
  heavy.release();
  await settle(30_000); // forgives 3 s of the 12
  const blocker = lock.addUser("blocker");
  await blocker.acquire(never);
  const log: string[] = [];
  void request(again, "again", log);
  void request(lock.addUser("c"), "c", log);
  blocker.release();
  await settle();
  expect(log).toEqual(["again"]);
});

test("waiting for the yield ends with its signal, and at once for who does not hold the lock", async () => {
  const lock = createLock();
  const [a, b] = [lock.addUser("a"), lock.addUser("b")];
  await a.acquire(never);
  const ending = new AbortController();
  const waiting = a.waitForYield(ending.signal);
  ending.abort(new Error("rendered"));
  await expect(waiting).rejects.toThrow("rendered");
  await expect(b.waitForYield(never)).resolves.toBeUndefined();
});
