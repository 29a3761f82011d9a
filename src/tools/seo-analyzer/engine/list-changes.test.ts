import { expect, test } from "vitest";
import type { Finding, Status } from "../contract.ts";
import { listChanges } from "./list-changes.ts";

const makeReport = (statuses: Readonly<Record<string, Status>>, found: string) => ({
  findings: Object.entries(statuses).map(([rule, status]): Finding => ({
    rule,
    category: "content",
    status,
    importance: "high",
    effort: { by: "owner", time: "minutes" },
    title: `Title of ${rule}`,
    description: "",
    found: `${rule} ${found}`,
    evidence: [],
    fix: null,
    snippet: null,
    source: "",
  })),
});

test("each rule whose result changed is fixed, better, new or worse, with what was found", () => {
  const before = makeReport(
    {
      title: "failed",
      description: "failed",
      images: "warning",
      links: "passed",
      gone: "warning",
      same: "failed",
      fine: "passed",
    },
    "before",
  );
  const now = makeReport(
    {
      title: "passed",
      description: "warning",
      images: "failed",
      links: "failed",
      same: "failed",
      fine: "passed",
      h1: "warning",
    },
    "now",
  );
  const list = (changes: readonly { rule: string; found: string | null }[]) =>
    changes.map(({ rule, found }) => `${rule}: ${found}`);
  const { fixed, better, appeared, worse } = listChanges(before, now);
  expect(list(fixed)).toEqual(["title: title before", "gone: gone before"]);
  expect(list(better)).toEqual(["description: description now"]);
  expect(list(appeared)).toEqual(["links: links now", "h1: h1 now"]);
  expect(list(worse)).toEqual(["images: images now"]);
  expect(fixed[0]!.title).toBe("Title of title");
});

test("a report compared with itself has no change", () => {
  const report = makeReport({ title: "failed", links: "passed" }, "now");
  expect(Object.values(listChanges(report, report)).flat()).toEqual([]);
});
