import { expect, test } from "vitest";
import type { Job } from "#ui/job/use-job.ts";
import type { Stage, TestEvent, TestState } from "../contract.ts";
import { decideBandwidthStart } from "./bandwidth-start.ts";

type Site = Job<TestState, TestEvent>;

const working = (stage: Stage | null, position: number | null = null): Site => ({
  phase: "working",
  position,
  stage,
  done: 5,
  total: 100,
});

test("the connection is measured from the moment at which the browser opens the site", () => {
  expect(decideBandwidthStart({ phase: "idle" })).toBe("wait");
  expect(decideBandwidthStart(working(null, 3))).toBe("wait");
  expect(decideBandwidthStart(working("reaching"))).toBe("wait");
  expect(decideBandwidthStart(working("opening"))).toBe("start");
  expect(decideBandwidthStart(working("loading"))).toBe("start");
  expect(decideBandwidthStart(working("gathering"))).toBe("start");
  // A server without a browser has this stage and not those before.
  expect(decideBandwidthStart(working("scoring"))).toBe("wait");
});

test("where the site cannot be tested, or without a browser, the visitor decides", () => {
  expect(decideBandwidthStart({ phase: "failed", code: "blocked-address" })).toBe("offer");
  const toDone = (kind: "browser" | "http"): Site =>
    ({ phase: "done", id: "1", isCached: true, value: { result: { kind } } }) as Site;
  expect(decideBandwidthStart(toDone("http"))).toBe("offer");
  expect(decideBandwidthStart(toDone("browser"))).toBe("start");
});
