import { expect, test } from "vitest";
import { listColours } from "./colour-list.ts";

test("the mean of a large single-colour picture is its colour: sums of millions of pixels are exact", () => {
  const [width, height] = [3000, 1500];
  const data = new Uint8ClampedArray(width * height * 4);
  new Uint32Array(data.buffer).fill(0xff2563c9); // alpha, blue, green, red
  const { count, colours, isExact } = listColours({ data, width, height });
  expect(count).toBe(1);
  expect([...colours]).toEqual([0xc9, 0x63, 0x25, 0xff]);
  expect(isExact).toBe(true);
});
