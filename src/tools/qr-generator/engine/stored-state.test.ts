import { expect, test } from "vitest";
import { createContent } from "./content.ts";
import { parseStoredLogo, parseStoredState, type StoredState } from "./stored-state.ts";
import { defaultStyle } from "./style.ts";

const state: StoredState = {
  content: { tab: "email", value: "mailto:me@shop.example", typed: "me@shop.example" },
  kind: "wifi",
  values: { wifi: { name: "مقهى", password: "long enough" } },
  later: "https://ro2ya.example/q/bcdfghjk",
  style: { ...defaultStyle, size: 420, foreground: "#2563EB", corner: "rounded", eye: "circle" },
  printMm: 60,
  hasLogo: true,
};
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("what was stored is read back as it was", () => {
  expect(parseStoredState(copy(state))).toEqual(state);
  const first = { ...state, content: createContent("https://shop.example"), kind: null };
  expect(parseStoredState(copy(first))).toEqual(first);
});

test.each([
  ["no object", "state"],
  ["null", null],
  ["no content", { ...state, content: { tab: "url", value: 1, typed: "" } }],
  ["an unknown tab", { ...state, content: { ...state.content, tab: "fax" } }],
  ["no colour", { ...state, style: { ...state.style, foreground: "red" } }],
  ["no corners", { ...state, style: { ...state.style, corner: "star" } }],
])("a stored state with %s is not restored", (_, stored) => {
  expect(parseStoredState(stored)).toBeUndefined();
});

test("what the tool does not offer is replaced by what it offers", () => {
  expect(
    parseStoredState({
      ...state,
      kind: "fax",
      later: true,
      values: { wifi: { name: 5, password: "kept" }, fax: { name: "x" } },
      style: { ...state.style, size: 9999, eye: "star" },
      printMm: -1,
      hasLogo: "yes",
    }),
  ).toEqual({
    ...state,
    kind: null,
    later: null,
    values: { wifi: { password: "kept" } },
    style: { ...state.style, size: 500, eye: "auto" },
    printMm: 40,
    hasLogo: false,
  });
});

test("a logo is restored only from a PNG", () => {
  const logo = { name: "logo.svg", ratio: 1.5, dataUrl: "data:image/png;base64,AAAA" };
  expect(parseStoredLogo(copy(logo))).toEqual(logo);
  expect(parseStoredLogo(null)).toBeUndefined();
  expect(parseStoredLogo({ ...logo, dataUrl: "https://elsewhere.example/a.png" })).toBeUndefined();
  expect(parseStoredLogo({ ...logo, ratio: 0 })).toBeUndefined();
});
