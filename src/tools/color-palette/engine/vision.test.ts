import {
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  modeLrgb,
  modeRgb,
  useMode as registerMode,
} from "culori/fn";
import { expect, test } from "vitest";
import { toHex, toRgb, type Hex } from "./colour.ts";
import { findCollapsingPairs, simulateVision, visions } from "./vision.ts";

registerMode(modeRgb);
registerMode(modeLrgb);

test("black, white and grey do not change with a missing cone", () => {
  for (const vision of visions)
    for (const hex of ["#000000", "#808080", "#ffffff"] as const)
      expect(simulateVision(vision, hex), vision).toBe(hex);
});

test("the simulation equals that of culori, which has the matrices of Machado et al.", () => {
  const filters = {
    protanopia: filterDeficiencyProt(1),
    deuteranopia: filterDeficiencyDeuter(1),
    tritanopia: filterDeficiencyTrit(1),
  };
  const linear = (share: number): number =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  const encode = (share: number): number =>
    share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
  for (const hex of Array.from({ length: 100 }, (_, i): Hex =>
    toHex([(i * 53) % 256, (i * 101) % 256, (i * 197) % 256]),
  )) {
    for (const vision of visions) {
      const [r, g, b] = toRgb(hex).map((channel) => linear(channel / 255)) as [
        number,
        number,
        number,
      ];
      // Culori applies the matrix without linearizing; the model of the paper is defined for linear
      // light.
      const seen = filters[vision]({ mode: "rgb", r, g, b });
      const expected = [seen.r, seen.g, seen.b].map((share) =>
        Math.round(encode(Math.max(0, Math.min(1, share))) * 255),
      );
      expect(
        Math.max(
          ...toRgb(simulateVision(vision, hex)).map((channel, i) =>
            Math.abs(channel - expected[i]!),
          ),
        ),
        `${vision} ${hex}`,
      ).toBeLessThanOrEqual(1);
    }
  }
});

test("a red and a green of one lightness become one colour without red or green cones, and not without blue ones", () => {
  const pair: readonly Hex[] = ["#c0504d", "#77863b"];
  expect(findCollapsingPairs("deuteranopia", pair)).toEqual([[0, 1]]);
  expect(findCollapsingPairs("tritanopia", pair)).toEqual([]);
});

test("colours that are alike or distinct in every vision give no warning", () => {
  for (const vision of visions) {
    expect(findCollapsingPairs(vision, ["#6d28d9", "#6c28d9"])).toEqual([]);
    expect(findCollapsingPairs(vision, ["#000000", "#808080", "#ffffff"])).toEqual([]);
  }
});
