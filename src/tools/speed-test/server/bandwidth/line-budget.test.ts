import { expect, test } from "vitest";
import { TooMany } from "#base/too-many.ts";
import { openLineBudget } from "./line-budget.ts";

const limits = { visitorBytes: 1_000, streams: 3, allBytes: 2_500, serverMbps: 1_000 };

function budgetAt(start: string) {
  let moment = new Date(start);
  return {
    budget: openLineBudget(limits, () => moment),
    goTo: (time: string) => (moment = new Date(time)),
  };
}

function refusal(act: () => unknown): TooMany {
  try {
    act();
  } catch (error) {
    if (error instanceof TooMany) return error;
  }
  throw new Error("was let in");
}

test("one visitor's bytes end with the hour's share, the next visitor's do not", () => {
  const { budget, goTo } = budgetAt("2026-11-21T12:15:00Z");
  budget.enter("a", 600).end(600);
  expect(budget.left("a")).toEqual({ bytes: 400, retryAfterS: 2_700, isBusy: false });
  expect(refusal(() => budget.enter("a", 401)).retryAfterS).toBe(2_700);
  budget.enter("b", 401).end(401);
  goTo("2026-11-21T13:00:00Z");
  expect(budget.left("a").bytes).toBe(1_000);
});

test("what was asked for and not moved is given back, once", () => {
  const { budget } = budgetAt("2026-11-21T12:00:00Z");
  const passage = budget.enter("a", 1_000);
  expect(budget.left("a").bytes).toBe(0);
  passage.end(100);
  passage.end(100);
  expect(budget.left("a").bytes).toBe(900);
});

test("all visitors together end at the server's share", () => {
  const { budget } = budgetAt("2026-11-21T12:59:00Z");
  for (const visitor of ["a", "b"]) budget.enter(visitor, 1_000).end(1_000);
  expect(budget.left("c")).toEqual({ bytes: 500, retryAfterS: 60, isBusy: false });
  expect(refusal(() => budget.enter("c", 501)).retryAfterS).toBe(60);
});

test("only so many lines are measured at once, and the server says when it is near that", () => {
  const { budget } = budgetAt("2026-11-21T12:00:00Z");
  const passages = ["a", "b", "c"].map((visitor) => budget.enter(visitor, 1));
  expect(budget.left("d").isBusy).toBe(true);
  expect(refusal(() => budget.enter("d", 1)).retryAfterS).toBe(2);
  passages[0]!.end(1);
  budget.enter("d", 1).end(1);
});

test("a stream over the full hour leaves the new hour's count alone", () => {
  const { budget, goTo } = budgetAt("2026-11-21T12:59:59Z");
  const passage = budget.enter("a", 900);
  goTo("2026-11-21T13:00:01Z");
  expect(budget.left("a").bytes).toBe(1_000);
  passage.end(0);
  expect(budget.left("a").bytes).toBe(1_000);
});
