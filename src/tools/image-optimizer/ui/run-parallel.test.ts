import { expect, test } from "vitest";
import { runParallel } from "./run-parallel.ts";

/** A run whose pictures are finished by hand. */
function createRun(pixels: number[], limits: { maxPictures: number; maxPixels: number }) {
  const waiting = pixels.map((count, id) => ({ id, count }));
  const finish = new Map<number, () => void>();
  const started: number[] = [];
  const control = new AbortController();
  const ended = runParallel({
    findNext: () => waiting[0],
    countPixels: ({ count }) => count,
    start: async (item) => {
      waiting.splice(waiting.indexOf(item), 1);
      started.push(item.id);
      await new Promise<void>((resolve) => finish.set(item.id, resolve));
    },
    limits,
    signal: control.signal,
  });
  const settle = async (id: number): Promise<void> => {
    finish.get(id)!();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { waiting, started, control, ended, settle };
}

test("as many run at the same time as are allowed, and the next begins when one ends", async () => {
  const { started, settle, ended } = createRun([1, 1, 1], { maxPictures: 2, maxPixels: 10 });
  expect(started).toEqual([0, 1]);
  await settle(1);
  expect(started).toEqual([0, 1, 2]);
  await settle(0);
  await settle(2);
  expect(await ended).toBe(true);
});

test("pictures that are too large together run one after the other, and one too large runs alone", async () => {
  const { started, settle, ended } = createRun([6, 6, 40], { maxPictures: 4, maxPixels: 10 });
  expect(started).toEqual([0]);
  await settle(0);
  expect(started).toEqual([0, 1]);
  await settle(1);
  expect(started).toEqual([0, 1, 2]);
  await settle(2);
  expect(await ended).toBe(true);
});

test("what is added meanwhile is worked on too", async () => {
  const { waiting, started, settle, ended } = createRun([1], { maxPictures: 1, maxPixels: 10 });
  waiting.push({ id: 7, count: 1 });
  await settle(0);
  expect(started).toEqual([0, 7]);
  await settle(7);
  expect(await ended).toBe(true);
});

test("after a cancel nothing begins any more", async () => {
  const { started, control, settle, ended } = createRun([1, 1], { maxPictures: 1, maxPixels: 10 });
  control.abort();
  await settle(0);
  expect(await ended).toBe(false);
  expect(started).toEqual([0]);
});
