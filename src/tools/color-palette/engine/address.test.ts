import { expect, test } from "vitest";
import { parseHash, formatHash, type SharedPalette } from "./address.ts";

const shared: SharedPalette = {
  base: "#6d28d9",
  scheme: "triadic",
  isEven: true,
  colours: ["#6d28d9", "#d96d28", "#28d96d", "#b794ec", "#ecb794"],
};

test("a palette is restored from its address unchanged", () => {
  expect(formatHash(shared)).toBe(
    "#6d28d9-d96d28-28d96d-b794ec-ecb794&base=6d28d9&type=triadic&steps=even",
  );
  expect(parseHash(formatHash(shared))).toEqual(shared);
  expect(parseHash(formatHash({ ...shared, isEven: false }))).toEqual({ ...shared, isEven: false });
});

test("five colours alone are enough: the base is the first of them", () => {
  expect(parseHash("#111111-222222-333333-444444-555555")).toEqual({
    base: "#111111",
    scheme: "monochromatic",
    isEven: false,
    colours: ["#111111", "#222222", "#333333", "#444444", "#555555"],
  });
});

test.each([
  "",
  "#",
  "#content",
  "#111111-222222",
  "#111111-222222-333333-444444-55555x",
  "#1-2-3-4-5-6",
  "#a-b-c-d-e&type=triadic",
  "#%00-%ff",
])("an address that names no palette is none: %s", (hash) => {
  expect(parseHash(hash)).toBeUndefined();
});

test("an unknown type or base falls back instead of failing", () => {
  expect(parseHash("#111111-222222-333333-444444-555555&base=zz&type=nonsense")).toMatchObject({
    base: "#111111",
    scheme: "monochromatic",
  });
});
