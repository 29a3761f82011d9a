import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { AppError } from "#base/app-error.ts";
import { createGroupCommit } from "./group-commit.ts";

test("items that arrive together are written together, and each gets its own result", async () => {
  const groups: number[][] = [];
  const { write } = createGroupCommit(async (items: readonly number[]) => {
    groups.push([...items]);
    return items.map((item) => item * 10);
  });
  expect(await Promise.all([write(1), write(2), write(3)])).toEqual([10, 20, 30]);
  expect(groups).toEqual([[1, 2, 3]]);
});

test("items that arrive while a group is being written form the next one", async () => {
  const groups: number[][] = [];
  let finishFirst = () => undefined as void;
  const { write } = createGroupCommit(async (items: readonly number[]) => {
    groups.push([...items]);
    if (groups.length === 1) await new Promise<void>((resolve) => (finishFirst = resolve));
    return items;
  });
  const first = write(1);
  await expect.poll(() => groups.length).toBe(1);
  const rest = [write(2), write(3)];
  finishFirst();
  await Promise.all([first, ...rest]);
  expect(groups).toEqual([[1], [2, 3]]);
});

test("a long queue is written in groups of at most 200", async () => {
  const sizes: number[] = [];
  const { write } = createGroupCommit(async (items: readonly number[]) => {
    sizes.push(items.length);
    return items;
  });
  await Promise.all(Array.from({ length: 450 }, (_, i) => write(i)));
  expect(sizes).toEqual([200, 200, 50]);
});

test("an item that cannot be written fails alone", async () => {
  const { write } = createGroupCommit(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error("not two");
    return items;
  });
  const answers = await Promise.allSettled([write(1), write(2), write(3)]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await write(4)).toBe(4);
});

test("an unavailable store fails the whole group after one attempt", async () => {
  let tries = 0;
  const { write } = createGroupCommit(async (_items: readonly number[]): Promise<number[]> => {
    tries++;
    throw new AppError("busy", "locked");
  });
  const answers = await Promise.allSettled([write(1), write(2), write(3)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(tries).toBe(1);
});

test("an item that comes while 2,000 wait is refused as busy, and those that wait are written", async () => {
  let begin = () => undefined as void;
  const { write, drain } = createGroupCommit(async (items: readonly number[]) => {
    if (items[0] === 0) await new Promise<void>((resolve) => (begin = resolve));
    return items;
  });
  const first = write(0);
  await setImmediate();
  await setImmediate();
  const waiting = Array.from({ length: 2_000 }, (_, i) => write(i + 1));
  await expect(write(2_001)).rejects.toMatchObject({ code: "busy" });
  let isDrained = false;
  const drained = drain().then(() => (isDrained = true));
  await setImmediate();
  expect(isDrained).toBe(false);
  begin();
  expect(await first).toBe(0);
  expect(await Promise.all(waiting)).toHaveLength(2_000);
  await drained;
  expect(await write(2_002)).toBe(2_002);
});
