import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paceProgress } from "./paced-progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("progress moves by a whole per cent within ten seconds, three times longer than expected, and stays below 1", () => {
  const shares: number[] = [];
  const pace = paceProgress(30_000, (share) => shares.push(share));
  let percent = -1;
  for (let second = 0; second < 90; second += 10) {
    vi.advanceTimersByTime(10_000);
    const now = Math.floor(shares.at(-1)! * 100);
    expect(now).toBeGreaterThan(percent);
    percent = now;
  }
  expect(shares.at(-1)).toBeLessThan(1);
  pace.stop();
  const { length } = shares;
  vi.advanceTimersByTime(10_000);
  expect(shares).toHaveLength(length);
});

test("what the work reports comes first, and nothing runs back", () => {
  const shares: number[] = [];
  const pace = paceProgress(1000, (share) => shares.push(share));
  pace.report(0.6);
  vi.advanceTimersByTime(1000);
  expect(shares).toEqual([0.6]);
  pace.report(0.4);
  pace.report(0.7);
  expect(shares).toEqual([0.6, 0.7]);
  pace.stop();
});
