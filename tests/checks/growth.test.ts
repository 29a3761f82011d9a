import { expect, test } from "vitest";
import { cases } from "./growth/cases.ts";
import { growthCase, measureGrowth } from "./growth/measure-growth.ts";

const plantedQuadratic = growthCase({
  name: "planted",
  run: (text: string) => /,+$/.test(text),
  attack: (size) => `${",".repeat(size)}x`,
});
const plantedExponential = growthCase({
  name: "planted",
  run: (text: string) => /^(?:a|a)+$/.test(text),
  attack: (size) => `${"a".repeat(size)}b`,
});
const plantedLinear = growthCase({
  name: "planted",
  run: (text: string) => /,\s*$/.test(text),
  attack: (size) => `${",".repeat(size)}x`,
});

/** Linear, and behind it a search of every start that outweighs it from 10,000 on. */
const plantedInPart = growthCase({
  name: "planted",
  run: (text: string) => {
    let commas = 0;
    for (let i = 0; i < 500 * text.length; i++)
      if (text.charCodeAt(i % text.length) === 44) commas += 1;
    return commas > 0 && /,+$/.test(text);
  },
  attack: (size) => `${",".repeat(size)}x`,
  maxSize: 10_000,
});

// Neighbours on the machine can hide a growth from one measurement.
test(
  "a quadratic and an exponential expression are found, a linear one is not",
  { retry: 2 },
  () => {
    expect(measureGrowth(plantedQuadratic).problem).toMatch(/ms/);
    expect(measureGrowth(plantedInPart).problem).toMatch(/10000: .* ms/);
    expect(measureGrowth(plantedExponential).problem).toMatch(/over/);
    expect(measureGrowth(plantedLinear).problem).toBeUndefined();
  },
);

test.each(cases)("$name takes less than twenty times as long for ten times the text", (one) => {
  const { problem, timesMs } = measureGrowth(one);
  expect(
    problem,
    [...timesMs].map(([size, ms]) => `${size}: ${ms.toFixed(3)} ms`).join(", "),
  ).toBeUndefined();
});
