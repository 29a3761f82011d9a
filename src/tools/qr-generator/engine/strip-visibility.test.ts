import { expect, test } from "vitest";
import { shouldShowStrip, type StripPlacement } from "./strip-visibility.ts";

/** A phone of 640 px while a field of the tool is typed in and the preview lies below. */
const typing: StripPlacement = {
  view: { top: 72, bottom: 640 },
  tool: { top: 20, bottom: 2400 },
  picture: { top: 700, bottom: 1020 },
  verdict: { top: 1036, bottom: 1072 },
  focused: { top: 200, bottom: 256 },
  wrong: [],
  strip: { top: 80, bottom: 136 },
};

test("the strip is shown while the visitor types and the preview is out of view", () => {
  expect(shouldShowStrip(typing)).toBe(true);
});

test("the strip is shown in the part of the tool that lies below the preview", () => {
  const picture = { top: -500, bottom: -180 };
  expect(shouldShowStrip({ ...typing, picture, focused: undefined })).toBe(true);
});

test("the strip is hidden once half of the preview is seen", () => {
  expect(shouldShowStrip({ ...typing, picture: { top: 480, bottom: 800 } })).toBe(false);
  expect(shouldShowStrip({ ...typing, picture: { top: 481, bottom: 801 } })).toBe(true);
});

test("a preview behind the on-screen keyboard is not seen", () => {
  const picture = { top: 300, bottom: 620 };
  expect(shouldShowStrip({ ...typing, picture })).toBe(false);
  expect(shouldShowStrip({ ...typing, picture, view: { top: 72, bottom: 330 } })).toBe(true);
});

test("the strip never covers the focused field", () => {
  expect(shouldShowStrip({ ...typing, focused: { top: 130, bottom: 186 } })).toBe(false);
  expect(shouldShowStrip({ ...typing, focused: { top: 136, bottom: 192 } })).toBe(true);
});

test("the strip never covers a field in error", () => {
  const wrong = [
    { top: 400, bottom: 456 },
    { top: 90, bottom: 146 },
  ];
  expect(shouldShowStrip({ ...typing, focused: undefined, wrong })).toBe(false);
  expect(shouldShowStrip({ ...typing, wrong: wrong.slice(0, 1) })).toBe(true);
});

test("above the tool the strip waits until a field of it has the focus", () => {
  const tool = { top: 270, bottom: 2600 };
  expect(shouldShowStrip({ ...typing, tool, focused: undefined })).toBe(false);
  expect(shouldShowStrip({ ...typing, tool, focused: { top: 400, bottom: 456 } })).toBe(true);
});

test("the strip does not repeat a verdict that is in view", () => {
  const picture = { top: -300, bottom: 20 };
  const seen = { ...typing, picture, verdict: { top: 140, bottom: 176 }, focused: undefined };
  expect(shouldShowStrip(seen)).toBe(false);
  expect(shouldShowStrip({ ...seen, verdict: { top: 60, bottom: 130 } })).toBe(true);
});

test("the strip is shown at the beginning of the page too, once a field of the tool has the focus", () => {
  const unscrolled = {
    ...typing,
    tool: { top: 290, bottom: 2600 },
    strip: { top: 68, bottom: 128 },
  };
  expect(shouldShowStrip({ ...unscrolled, focused: { top: 444, bottom: 500 } })).toBe(true);
  expect(shouldShowStrip({ ...unscrolled, focused: undefined })).toBe(false);
});

test("the strip leaves with the tool", () => {
  const picture = { top: -1800, bottom: -1480 };
  const tool = { top: -2500, bottom: 130 };
  expect(shouldShowStrip({ ...typing, picture, tool, focused: undefined })).toBe(false);
});
