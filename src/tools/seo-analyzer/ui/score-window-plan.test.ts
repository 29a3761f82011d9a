import { expect, test } from "vitest";
import { categories, type Status } from "../contract.ts";
import { splitPoints } from "../engine/category-points.ts";
import { measureArea, planScoreWindow } from "./score-window-plan.ts";

const find = (category: (typeof categories)[number], ...statuses: readonly Status[]) =>
  statuses.map((status) => ({ category, status }));

const findings = [
  ...find("meta-tags", "passed", "passed", "warning", "failed"),
  ...find("links", "passed", "warning"),
  ...find("social", "failed", "failed"),
  // A check of a whole site, which some pages pass.
  { category: "images", status: "failed", share: 0.05 },
  { category: "images", status: "warning", share: 0.96 },
] as const;

test("the lit share of the glass is the share of the points, in each category and in all", () => {
  const points = splitPoints(findings);
  const { sectors } = planScoreWindow(points);
  for (const [i, { panes, category }] of sectors.entries()) {
    const lit = panes.reduce((sum, pane) => sum + measureArea(pane.lit), 0);
    const all = panes.reduce((sum, pane) => sum + measureArea(pane.outline), 0);
    expect(category).toBe(points[i]!.category);
    expect(lit / all).toBeCloseTo(points[i]!.earned / points[i]!.checks.length, 5);
  }
});

test("there is one pane and one star for each check, all of one size, around the whole circle", () => {
  const { sectors } = planScoreWindow(splitPoints(findings));
  const panes = sectors.flatMap((sector) => sector.panes);
  expect(panes).toHaveLength(findings.length);
  const [first, ...rest] = panes.map(({ outline }) => measureArea(outline));
  for (const area of rest) expect(area).toBeCloseTo(first!, 5);
  const angles = panes.map(({ star: [x, y] }) => (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI));
  expect(angles).toEqual(angles.toSorted((a, b) => a - b));
  expect(angles.at(-1)! - angles[0]!).toBeGreaterThan(1.5 * Math.PI);
});

test("panes keep apart in a report with every check", () => {
  const every = categories.flatMap((category) =>
    find(category, ...Array.from({ length: 15 }, (): Status => "passed")),
  );
  const { sectors, starRadius } = planScoreWindow(splitPoints(every));
  const stars = sectors.flatMap(({ panes }) => panes.map(({ star }) => star));
  const [[x, y], [u, v]] = [stars[0]!, stars[1]!];
  expect(Math.hypot(x - u, y - v)).toBeGreaterThan(2 * starRadius * 0.98);
  expect(starRadius).toBeGreaterThan(2.5);
});

test("a report without a check is an empty window", () => {
  expect(planScoreWindow([]).sectors).toEqual([]);
});
