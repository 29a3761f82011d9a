import { expect, test } from "vitest";
import { attackSpeeds, estimateCrackTime, crackUnits, type Attack } from "./crack-time.ts";

const seconds = (n: number): number => n * 1e10;
const year = 365.25 * 86_400;

test("W-38 each unit begins at its limit", () => {
  expect(estimateCrackTime(seconds(59.9))).toEqual({ unit: "instantly", count: 1 });
  expect(estimateCrackTime(seconds(60))).toEqual({ unit: "minutes", count: 1 });
  expect(estimateCrackTime(seconds(3599))).toEqual({ unit: "minutes", count: 59 });
  expect(estimateCrackTime(seconds(3600))).toEqual({ unit: "hours", count: 1 });
  expect(estimateCrackTime(seconds(86_400))).toEqual({ unit: "days", count: 1 });
  expect(estimateCrackTime(seconds(364 * 86_400))).toEqual({ unit: "days", count: 364 });
  expect(estimateCrackTime(seconds(year))).toEqual({ unit: "years", count: 1 });
  expect(estimateCrackTime(seconds(35 * year))).toEqual({ unit: "decades", count: 3 });
  expect(estimateCrackTime(seconds(100 * year)).unit).toBe("centuries");
  expect(estimateCrackTime(seconds(999_999 * year)).unit).toBe("centuries");
  expect(estimateCrackTime(seconds(1e6 * year)).unit).toBe("millionsOfYears");
  expect(estimateCrackTime(Number.POSITIVE_INFINITY).unit).toBe("millionsOfYears");
});

test("W-39 more guesses never give a shorter time", () => {
  let last = -1;
  for (let exponent = 0; exponent < 60; exponent += 0.01) {
    const { unit, count } = estimateCrackTime(10 ** exponent);
    const order =
      crackUnits.indexOf(unit) +
      (["centuries", "millionsOfYears"].includes(unit) ? 0 : Math.min(count, 999) / 1000);
    expect(order).toBeGreaterThanOrEqual(last);
    last = order;
  }
});

test("each of the four attacks has its own time, and the shown one is that of the fastest", () => {
  const times = (Object.keys(attackSpeeds) as Attack[]).map((attack) =>
    estimateCrackTime(1e6, attack),
  );
  expect(times).toEqual([
    { unit: "years", count: 1 },
    { unit: "days", count: 1 },
    { unit: "minutes", count: 1 },
    { unit: "instantly", count: 1 },
  ]);
  expect(estimateCrackTime(1e6)).toEqual(times[3]);
});
