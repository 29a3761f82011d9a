import { expect, test } from "vitest";
import { fitSize } from "./fit-size.ts";

const file = (bytes: number) => Promise.resolve(new Uint8Array(Math.round(bytes)));
/**
 * The size grows as that of photographs: exponentially, and faster near the top. The fine range
 * divides one step into twenty.
 */
const size = (setting: number): number =>
  2000 * 1.045 ** setting * (setting > 90 ? 1.1 ** (setting - 90) : 1);
const search = (targetBytes: number, tried: number[] = []) =>
  fitSize({
    targetBytes,
    coarse: { min: 1, max: 100, encode: (setting) => (tried.push(setting), file(size(setting))) },
    createFineRange: (setting) => ({
      min: 1,
      max: 19,
      encode: (step) => file(size(setting + step / 20)),
    }),
  });

test("a target size is met within 3 % and never exceeded", async () => {
  for (let target = 2500; target < 300_000; target = Math.round(target * 1.13)) {
    const { length } = (await search(target))!;
    expect(length).toBeLessThanOrEqual(target);
    expect(length).toBeGreaterThan(target * 0.97);
  }
});

test("the search needs few encodings", async () => {
  const tried: number[] = [];
  await search(40_000, tried);
  expect(tried.length).toBeLessThanOrEqual(7);
});

test("a target above the best quality gives the best quality", async () => {
  expect((await search(10_000_000))!.length).toBe(Math.round(size(100)));
});

test("a target below the lowest quality gives undefined", async () => {
  expect(await search(1000)).toBeUndefined();
});

test("where the size jumps between two fine settings, the finest ones are tried", async () => {
  const jump = 40_000;
  const ranges: number[][] = [];
  const result = await fitSize({
    targetBytes: jump,
    coarse: { min: 0, max: 100, encode: (setting) => file(setting < 50 ? 20_000 : 60_000) },
    createFineRange: (setting) => ({
      min: 1,
      max: 19,
      encode: (step) => file(setting < 49 || step < 12 ? 21_000 : 60_000),
    }),
    createFinestRange: (step, setting) => {
      ranges.push([step, setting]);
      return { min: 1, max: 63, encode: (share) => file(21_000 + share * 600) };
    },
  });
  expect(ranges).toEqual([[11, 49]]);
  expect(result!.length).toBeLessThanOrEqual(jump);
  expect(result!.length).toBeGreaterThan(jump * 0.97);
});

test("the search reports a share that grows and stays below 1", async () => {
  const shares: number[] = [];
  const coarse = { min: 1, max: 100, encode: (setting: number) => file(size(setting)) };
  await fitSize({
    targetBytes: 40_000,
    coarse,
    createFineRange: () => ({ ...coarse, min: 1, max: 2 }),
    onTry: (share) => shares.push(share),
  });
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThan(1);
});
