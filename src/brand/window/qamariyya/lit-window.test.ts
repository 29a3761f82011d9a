import { expect, test } from "vitest";
import { buildLitWindow, type Pane } from "./lit-window.ts";

function listGlass(share: number): readonly Pane[] {
  const { lattice, sides, axis } = buildLitWindow(share);
  return [...lattice, ...sides, ...axis];
}

const countLit = (panes: readonly Pane[]): number => panes.filter(({ isLit }) => isLit).length;

test("the lit share of the glass is the share, to the piece", () => {
  const all = listGlass(1).length;
  expect(all).toBeGreaterThan(150);
  for (const share of [0, 0.01, 0.37, 0.5, 0.99, 1])
    expect(countLit(listGlass(share))).toBe(Math.round(share * all));
});

test("what is lit by a lower share is lit by a higher one", () => {
  const [lower, higher] = [listGlass(0.4), listGlass(0.6)];
  for (const [i, pane] of lower.entries()) if (pane.isLit) expect(higher[i]!.isLit).toBe(true);
});

test("the moon is lit as soon as anything is, and dark without light", () => {
  const { heart, eighth } = buildLitWindow(0.02);
  expect([...heart, ...eighth].every(({ isLit }) => isLit)).toBe(true);
  const dark = buildLitWindow(0);
  expect([...dark.heart, ...dark.eighth].some(({ isLit }) => isLit)).toBe(false);
});

test("a share beyond its range is the nearest in it", () => {
  expect(countLit(listGlass(-1))).toBe(0);
  expect(countLit(listGlass(7))).toBe(listGlass(1).length);
});
