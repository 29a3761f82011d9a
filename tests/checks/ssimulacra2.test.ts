import { expect, test } from "vitest";
import { ssimulacra2, toXyb, type Raster } from "../../bench/images/ssimulacra2.ts";

/** A picture with soft and hard edges and some grain, the same on every machine. */
function createPicture(
  width: number,
  height: number,
  change: (value: number, i: number) => number = (value) => value,
): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  let seed = 7;
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const base =
      120 + 60 * Math.sin(x / 9) * Math.cos(y / 13) + ((x >> 5) % 2) * 30 + (seed / 2147483648) * 8;
    for (let c = 0; c < 3; c++) data[4 * i + c] = change(base + c * 12, i);
  }
  return { data, width, height };
}

const original = createPicture(192, 160);
const score = ssimulacra2(original);

test("SSIMULACRA 2.1 gives a picture compared with itself 100", () => {
  expect(score(original)).toBe(100);
});

test("more damage of every kind lowers the score", () => {
  const steps = (damage: (by: number) => Raster): readonly number[] =>
    [2, 8, 24].map((by) => score(damage(by)));
  for (const scores of [
    steps((by) => createPicture(192, 160, (value, i) => value + (i % 2 === 0 ? by : -by))), // noise
    steps((by) => createPicture(192, 160, (value) => Math.round(value / by) * by)), // banding
  ]) {
    expect(scores[0]).toBeLessThan(100);
    expect(scores[1]).toBeLessThan(scores[0]!);
    expect(scores[2]).toBeLessThan(scores[1]!);
  }
});

test("colours lie in the ranges that the method's author states for sRGB", () => {
  const corners = Array.from({ length: 8 }, (_, i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1]);
  const [x, y, b] = toXyb(
    [0, 1, 2].map((c) =>
      Float32Array.from(corners, (corner) => corner[c]!),
    ) as unknown as Parameters<typeof toXyb>[0],
  );
  expect(Math.min(...x)).toBeCloseTo(0.204594, 4);
  expect(Math.max(...x)).toBeCloseTo(0.813402, 4);
  expect(Math.min(...y)).toBeCloseTo(0.01, 5);
  expect(Math.max(...y)).toBeCloseTo(0.855308, 4);
  expect(Math.min(...b)).toBeCloseTo(0.272295, 4);
  expect(Math.max(...b)).toBeCloseTo(0.938012, 4);
});

test("pictures of different sizes are not compared", () => {
  expect(() => score(createPicture(191, 160))).toThrow("differ in size");
});
