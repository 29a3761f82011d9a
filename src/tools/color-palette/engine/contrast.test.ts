import { expect, test } from "vitest";
import { fitted, hexOf, oklchOf, type Hex } from "./colour.ts";
import { contrastBetween, inkOn, nearestReadable, readabilityOf, shownRatio } from "./contrast.ts";

const hexes: readonly Hex[] = Array.from({ length: 60 }, (_, i) =>
  hexOf([(i * 89) % 256, (i * 157 + 31) % 256, (i * 223 + 71) % 256]),
);

test("E-42 black on white is 21, equal colours are 1, and the order does not matter", () => {
  expect(contrastBetween("#000000", "#ffffff")).toBeCloseTo(21, 10);
  expect(contrastBetween("#6d28d9", "#6d28d9")).toBe(1);
  expect(contrastBetween("#6d28d9", "#e2d4f7")).toBe(contrastBetween("#e2d4f7", "#6d28d9"));
});

test("E-42 #767676 is the lightest grey that may carry any text on white", () => {
  expect(readabilityOf(contrastBetween("#767676", "#ffffff"))).toBe("any");
  expect(readabilityOf(contrastBetween("#777777", "#ffffff"))).toBe("large");
  expect(readabilityOf(2.999)).toBe("none");
});

test("a ratio that does not reach a bound is not shown as if it did", () => {
  expect(["4.499", "4.5", "21", "1"].map((ratio) => shownRatio(Number(ratio)))).toEqual([
    "4.49",
    "4.5",
    "21",
    "1",
  ]);
});

test("black or white reads on every colour", () => {
  for (const hex of hexes) expect(contrastBetween(inkOn(hex), hex)).toBeGreaterThanOrEqual(4.5);
});

test("the nearest readable colour reads, and no smaller move of its lightness does", () => {
  for (const [i, text] of hexes.entries()) {
    const background = hexes.at(i - 7)!;
    const found = nearestReadable(text, background);
    expect(contrastBetween(found, background), `${text} on ${background}`).toBeGreaterThanOrEqual(
      4.5,
    );
    if (contrastBetween(text, background) >= 4.5) {
      expect(found).toBe(text);
      continue;
    }
    const { l, c, h } = oklchOf(text);
    const moved = Math.abs(oklchOf(found).l - l);
    for (const share of [0.25, 0.5, 0.75, 0.95]) {
      for (const to of [l - moved * share, l + moved * share].filter(
        (light) => light >= 0 && light <= 1,
      )) {
        const nearer = fitted({ l: to, c, h });
        if (Math.abs(oklchOf(nearer).l - l) < moved - 0.006)
          expect(
            contrastBetween(nearer, background),
            `${nearer} for ${text} on ${background}`,
          ).toBeLessThan(4.5);
      }
    }
  }
});

test("the nearest readable colour keeps its hue, and a grey stays a grey", () => {
  const found = nearestReadable("#a77de8", "#ffffff");
  expect(found).toBe("#8b61c9");
  expect(Math.abs(oklchOf(found).h - oklchOf("#a77de8").h)).toBeLessThan(2);
  expect(nearestReadable("#808080", "#808080")).toMatch(/^#([0-9a-f]{2})\1\1$/);
});
