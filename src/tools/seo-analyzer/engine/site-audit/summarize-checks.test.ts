import { expect, test } from "vitest";
import { summarizeChecks } from "./summarize-checks.ts";

test("a rule has its worst status and the mean of its points over the pages that it applies to", () => {
  const title = { rule: "title-present", status: "passed" } as const;
  expect(
    summarizeChecks([
      [title, { rule: "https", status: "passed" }],
      [title, { rule: "image-alt", status: "warning" }],
      [
        { rule: "title-present", status: "failed" },
        { rule: "image-alt", status: "passed" },
      ],
      [],
    ]),
  ).toEqual([
    { rule: "title-present", status: "failed", share: 0.67 },
    { rule: "https", status: "passed", share: 1 },
    { rule: "image-alt", status: "warning", share: 0.75 },
  ]);
});
