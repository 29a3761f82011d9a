import { expect, test } from "vitest";
import { compareBaselines, listChanges, writeBaseline } from "../visual/baseline.ts";
import type { DescribedElement } from "../visual/describe-page.ts";

const element = (
  depth: number,
  key: string,
  look: Readonly<Record<string, string>>,
): DescribedElement => ({ depth, key, look });

const light = [
  element(0, "body", { box: "0 0 360 800", color: "#1b1530" }),
  element(1, "h1", { box: "20 40 320 60", font: "54 600" }),
];
const dark = [
  element(0, "body", { box: "0 0 360 800", color: "#f5f0e6" }),
  element(1, "h1", { box: "20 40 320 60", font: "54 600" }),
];
const accepted = writeBaseline(light, dark);
const seen = (box: string) =>
  compareBaselines(
    accepted,
    writeBaseline([light[0]!, element(1, "h1", { box, font: "54 600" })], [dark[0]!, dark[1]!]),
  );

test("a line is written for each element, with both themes where they differ", () => {
  expect(accepted).toBe(
    "body  box 0 0 360 800  color #1b1530 | #f5f0e6\n h1  box 20 40 320 60  font 54 600\n",
  );
});

test("what is as it was has no changes", () => {
  expect(compareBaselines(accepted, accepted)).toEqual([]);
});

test("a box that differs by a pixel is rounding, by two it is a change", () => {
  expect(seen("21 39 321 59")).toEqual([]);
  expect(seen("22 40 320 60")).toEqual([{ path: "body/h1", what: "box x 20 → 22" }]);
});

test("a box that loses a side or is there no more is a change", () => {
  const withoutBox = writeBaseline([light[0]!, element(1, "h1", { font: "54 600" })], dark);
  expect(compareBaselines(accepted, withoutBox)).toEqual([
    { path: "body/h1", what: "box 20 40 320 60 → none | 20 40 320 60" },
  ]);
});

test("a colour of the dark theme alone is a change", () => {
  const other = writeBaseline(light, [
    element(0, "body", { box: "0 0 360 800", color: "#ffffff" }),
    dark[1]!,
  ]);
  expect(compareBaselines(accepted, other)).toEqual([
    { path: "body", what: "color #1b1530 | #f5f0e6 → #1b1530 | #ffffff" },
  ]);
});

test("an element of one theme alone is written once, and its loss is a change", () => {
  const sun = element(1, "svg", { box: "0 0 21 21" });
  const moon = element(1, "svg[2]", { box: "0 0 21 21" });
  const both = writeBaseline([...light, sun], [...dark, moon]);
  expect(both).toContain("\n svg  only light  box 0 0 21 21\n");
  expect(both).toContain("\nbody/svg[2]  only dark  box 0 0 21 21\n");
  expect(compareBaselines(both, both)).toEqual([]);
  expect(compareBaselines(both, accepted)).toEqual([
    { path: "body/svg", what: "is gone" },
    { path: "body/svg[2]", what: "is gone" },
  ]);
});

test("changes of one kind are listed together, and a long list is cut with its number", () => {
  const changes = Array.from({ length: 70 }, (_, i) => ({
    path: `body/p[${i}]`,
    what: `kind ${i}`,
  }));
  expect(listChanges([...changes, { path: "body/a", what: "kind 0" }])).toMatch(
    /^ {2}kind 0\n {6}at body\/p\[0\] and 1 more, as body\/a\n[^]*\n {2}… and 10 more$/,
  );
});
