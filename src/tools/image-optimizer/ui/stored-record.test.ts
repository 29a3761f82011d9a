import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isKept, parseRecord } from "./stored-record.ts";

const file = new File(["x"], "a.png", { type: "image/png" });
const result = {
  blob: new Blob(["y"]),
  name: "a.webp",
  type: "webp",
  width: 40,
  height: 30,
  isOriginal: false,
  isStripped: true,
  hadPlace: true,
  isFirstFrame: false,
  isTruncated: false,
} as const;
const dayMs = 24 * 3600 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

test("an original and a result are read as they were stored", () => {
  expect(parseRecord(["set", 2, "file"], { position: 2, storedAt: 5, file })).toEqual({
    setId: "set",
    position: 2,
    storedAt: 5,
    file,
  });
  expect(parseRecord(["set", 0, "result"], { position: 0, storedAt: 5, result })).toEqual({
    setId: "set",
    position: 0,
    storedAt: 5,
    result,
  });
});

test.each([
  ["no value", ["set", 0, "file"], null],
  ["a text", ["set", 0, "file"], "text"],
  ["a key of another shape", 7, { storedAt: 5, file }],
  ["a short key", ["set", 0], { storedAt: 5, file }],
  ["no id of a set", [1, 0, "file"], { storedAt: 5, file }],
  ["a position that is none", ["set", -1, "file"], { storedAt: 5, file }],
  ["no time", ["set", 0, "file"], { file }],
  ["no file", ["set", 0, "file"], { storedAt: 5, file: {} }],
  ["a result in place of a file", ["set", 0, "file"], { storedAt: 5, result }],
  ["no result", ["set", 0, "result"], { storedAt: 5, result: null }],
  [
    "a result without its bytes",
    ["set", 0, "result"],
    { storedAt: 5, result: { ...result, blob: "y" } },
  ],
  [
    "an unknown type",
    ["set", 0, "result"],
    { storedAt: 5, result: { ...result, type: "toString" } },
  ],
  [
    "a width that is none",
    ["set", 0, "result"],
    { storedAt: 5, result: { ...result, width: null } },
  ],
  [
    "a missing flag",
    ["set", 0, "result"],
    { storedAt: 5, result: { ...result, isOriginal: undefined } },
  ],
  ["another part", ["set", 0, "other"], { storedAt: 5, file }],
])("a record with %s is not read", (_what, key, value) =>
  expect(parseRecord(key, value)).toBeUndefined(),
);

test("pictures are kept for one day after their tab was closed, and those of this tab longer", () => {
  const record = (storedAt: number) => ({ setId: "set", position: 0, storedAt, file });
  expect(isKept(record(Date.now() - dayMs), null)).toBe(true);
  expect(isKept(record(Date.now() - dayMs - 1), null)).toBe(false);
  expect(isKept(record(Date.now() - dayMs - 1), "other")).toBe(false);
  expect(isKept(record(Date.now() - dayMs - 1), "set")).toBe(true);
});
