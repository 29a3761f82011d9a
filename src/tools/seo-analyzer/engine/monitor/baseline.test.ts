import { expect, test } from "vitest";
import type { PageAudit } from "../audit.ts";
import type { SiteAudit } from "../site-audit/site-audit.ts";
import { compareLook, hasChanges } from "./baseline.ts";

const toLook = (statuses: Readonly<Record<string, "passed" | "warning" | "failed">>) => ({
  audit: {
    kind: "page",
    score: 80,
    outcomes: Object.entries(statuses).map(([rule, status]) => ({
      rule,
      status,
      code: "error",
      values: rule === "status" ? { status: 503 } : {},
      evidence: ["https://shop.example/secret"],
      snippet: null,
    })),
  } as unknown as PageAudit,
});

const good = toLook({ "title-present": "passed", "image-alt": "warning" });
const worse = toLook({ "title-present": "failed", "image-alt": "failed", viewport: "warning" });

test("O-56 a first look has nothing to compare, and the same look changes nothing", () => {
  const first = compareLook(null, good);
  expect(first.changes).toBeNull();
  expect(hasChanges(compareLook(first.baseline, good).changes)).toBe(false);
  expect(first.baseline).toEqual({
    failure: null,
    score: 80,
    failed: 0,
    warnings: 1,
    findings: [
      { rule: "title-present", status: "passed" },
      { rule: "image-alt", status: "warning" },
    ],
  });
});

test("O-56 what changed is named once by its rule", () => {
  const { baseline } = compareLook(null, good);
  const second = compareLook(baseline, worse);
  expect(second.changes).toEqual({
    appeared: ["title-present", "viewport"],
    worse: ["image-alt"],
    better: [],
    fixed: [],
  });
  expect(hasChanges(compareLook(second.baseline, worse).changes)).toBe(false);
});

test("O-58 a lost page keeps its findings, and changes meanwhile are named when it is back", () => {
  const { baseline } = compareLook(null, good);
  const lost = compareLook(baseline, { failure: "refused" });
  expect(lost.changes).toMatchObject({ access: "lost", fixed: [] });
  const error = compareLook(lost.baseline, toLook({ status: "failed" }));
  expect(hasChanges(error.changes)).toBe(false);
  expect(compareLook(error.baseline, worse).changes).toMatchObject({
    access: "back",
    appeared: ["title-present", "viewport"],
  });
});

test("a response time that differs from week to week is no change", () => {
  const { baseline } = compareLook(null, toLook({ "response-time": "passed" }));
  expect(hasChanges(compareLook(baseline, toLook({ "response-time": "failed" })).changes)).toBe(
    false,
  );
});

test("O-82 what a partial crawl did not read again is no improvement", () => {
  const toSiteLook = (
    problems: Readonly<Record<string, "warning" | "failed">>,
    stop: "time" | null,
  ) => ({
    audit: {
      kind: "site",
      score: 80,
      pages: [{ score: 80 }],
      problems: Object.entries(problems).map(([id, status]) => ({ id, status, pages: [0] })),
      reading: { maxPages: 50, stop, linkCount: 0, unreadCount: 0, brokenCount: 0 },
    } as unknown as SiteAudit,
  });
  const whole = toSiteLook({ "broken-links": "failed", "image-alt": "failed" }, null);
  const { baseline } = compareLook(null, whole);
  const partial = compareLook(
    baseline,
    toSiteLook({ "image-alt": "warning", "deep-pages": "warning" }, "time"),
  );
  expect(partial.changes).toEqual({ appeared: ["deep-pages"], worse: [], better: [], fixed: [] });
  const again = compareLook(partial.baseline, toSiteLook({ "image-alt": "warning" }, null));
  expect(again.changes).toEqual({
    appeared: [],
    worse: [],
    better: ["image-alt"],
    fixed: expect.arrayContaining(["broken-links", "deep-pages"]),
  });
});
