import { expect, test } from "vitest";
import { drawMany } from "./draw.ts";

test("W-58 a number that would cause a bias is rejected and drawn again", () => {
  // 2^32 is 10 × 429496729 + 6: the six highest numbers do not form a group of ten.
  const stream = [4_294_967_290, 4_294_967_295, 4_294_967_289, 7];
  const fill = (numbers: Uint32Array): void =>
    void numbers.forEach((_, i) => (numbers[i] = stream.shift()!));
  expect(drawMany(10, 2, fill)).toEqual([9, 7]);
});

test("W-57 random numbers come from the platform's cryptographic source only", () => {
  const real = crypto.getRandomValues.bind(crypto);
  const mathRandom = Math.random;
  let requestCount = 0;
  crypto.getRandomValues = (array) => {
    requestCount += 1;
    return real(array);
  };
  Math.random = () => {
    throw new Error("not for passwords");
  };
  try {
    expect(drawMany(94, 20)).toHaveLength(20);
  } finally {
    crypto.getRandomValues = real;
    Math.random = mathRandom;
  }
  expect(requestCount).toBeGreaterThan(0);
});
