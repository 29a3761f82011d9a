import { expect, test } from "vitest";
import { parseStoredFile } from "./parse-stored-file.ts";
import type { PlannerFile } from "./planner-file.ts";

const row = {
  keyword: "قهوة",
  volume: [100, 1000],
  competition: null,
  bid: [1.5, 3],
  currency: "EGP",
  monthly: [{ month: "2025-08", count: 90 }],
} as const;
const file: PlannerFile = {
  name: "plan.csv",
  from: "2025-08",
  to: null,
  isRounded: true,
  isCut: false,
  rows: [row],
};

test("a file is read back as it was stored", () => {
  expect(parseStoredFile(structuredClone(file))).toEqual(file);
});

test.each([
  ["nothing", null],
  ["a text", "plan.csv"],
  ["no rows", { ...file, rows: undefined }],
  ["rows that are none", { ...file, rows: [null] }],
  ["a row without a keyword", { ...file, rows: [{ ...row, keyword: 5 }] }],
  ["a keyword that is too long", { ...file, rows: [{ ...row, keyword: "ك".repeat(81) }] }],
  ["a currency that is too long", { ...file, rows: [{ ...row, currency: "E".repeat(21) }] }],
  ["half a span", { ...file, rows: [{ ...row, volume: [1] }] }],
  ["a span of texts", { ...file, rows: [{ ...row, bid: ["1", "2"] }] }],
  ["months that are none", { ...file, rows: [{ ...row, monthly: [{ month: "2025-08" }] }] }],
  ["searches without an end", { ...file, rows: [{ ...row, volume: [0, Infinity] }] }],
  ["searches below zero", { ...file, rows: [{ ...row, volume: [-1, 5] }] }],
  ["a month of no calendar", { ...file, rows: [{ ...row, monthly: [{ month: "x", count: 1 }] }] }],
  [
    "more months than are read",
    {
      ...file,
      rows: [
        { ...row, monthly: Array.from({ length: 61 }, () => ({ month: "2025-08", count: 1 })) },
      ],
    },
  ],
  ["a first month of no calendar", { ...file, from: "2025-13" }],
  ["more rows than are read", { ...file, rows: Array.from({ length: 50_001 }, () => row) }],
  ["another time", { ...file, from: 2025 }],
])("what is stored with %s is not read", (_what, stored) =>
  expect(parseStoredFile(stored)).toBeUndefined(),
);
