import { expect, test } from "vitest";
import { formatHash } from "./address.ts";
import { firstState, reducePalette } from "./palette-state.ts";
import { parseStoredPalette } from "./stored-palette.ts";

const hash = formatHash(firstState);
const locked = [true, false, false, false, true];

test("a palette is read back with its locks", () => {
  expect(parseStoredPalette({ hash, locked })).toEqual({ hash, locked });
});

test.each([
  ["null", null],
  ["no hash", { locked }],
  ["a hash without colours", { hash: "#content", locked }],
  ["no locks", { hash, locked: null }],
  ["too few locks", { hash, locked: [true] }],
])("%s is not a stored palette", (_, stored) => {
  expect(parseStoredPalette(stored)).toBeUndefined();
});

test("the address of the shown palette leaves its locks, another one removes them", () => {
  const state = { ...firstState, locked };
  expect(reducePalette(state, { type: "restore", shared: firstState })).toBe(state);
  const other = { ...firstState, colours: [...firstState.colours].reverse() as never };
  expect(reducePalette(state, { type: "restore", shared: other }).locked).not.toContain(true);
});
