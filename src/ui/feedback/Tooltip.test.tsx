// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tooltip } from "./Tooltip.tsx";

let root: Root;

const pair = (
  <>
    <Tooltip text="What people type">
      <button>Volume</button>
    </Tooltip>
    <Tooltip text="What a click costs">
      <button>CPC</button>
    </Tooltip>
  </>
);

// One fake clock for the whole file, since the module keeps the time at which the last tip closed.
vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
afterAll(() => void vi.useRealTimers());

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // happy-dom has no popovers; these tests only check when a tip is in the document.
  HTMLElement.prototype.showPopover = () => undefined;
  document.body.innerHTML = "<main></main>";
  root = createRoot(document.querySelector("main")!);
  act(() => root.render(pair));
  vi.advanceTimersByTime(10_000); // tips that closed in an earlier test no longer shorten the delay
});

afterEach(() => {
  act(() => root.unmount());
});

const getAnchors = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(".kit-tip-anchor"),
];
const readTips = (): readonly string[] =>
  [...document.querySelectorAll("[role=tooltip]")].map(({ textContent }) => textContent ?? "");

/** React derives enter and leave events from "over" and "out". */
function point(
  type: "over" | "out" | "move" | "up",
  at: number,
  more: PointerEventInit = {},
): void {
  act(
    () =>
      void getAnchors()
        [at]!.querySelector("button")!
        .dispatchEvent(
          new PointerEvent(`pointer${type}`, {
            bubbles: true,
            pointerType: "mouse",
            relatedTarget: document.body,
            ...more,
          }),
        ),
  );
}
const advanceTime = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test("M-25 a tooltip opens 700 ms after the pointer rests on its element", () => {
  point("over", 0);
  advanceTime(699);
  expect(readTips()).toEqual([]);
  advanceTime(1);
  expect(readTips()).toEqual(["What people type"]);
  const described = getAnchors()[0]!.querySelector("button")!.getAttribute("aria-describedby")!;
  expect(document.getElementById(described)!.textContent).toBe("What people type");
});

test("M-25 a pointer that only crosses, or is still on its way, opens nothing", () => {
  point("over", 0);
  advanceTime(600);
  point("move", 0, { clientX: 40 });
  advanceTime(600);
  expect(readTips()).toEqual([]);
  point("out", 0);
  advanceTime(2000);
  expect(readTips()).toEqual([]);
});

test("M-26 within 300 ms of closing one tooltip the next opens without that delay", () => {
  point("over", 0);
  advanceTime(700);
  point("out", 0);
  advanceTime(150);
  expect(readTips()).toEqual([]);
  advanceTime(299);
  point("over", 1);
  expect(readTips()).toEqual(["What a click costs"]);
});

test("M-26 after 300 ms the delay is back", () => {
  point("over", 0);
  advanceTime(700);
  point("out", 0);
  advanceTime(150);
  advanceTime(300);
  point("over", 1);
  expect(readTips()).toEqual([]);
  advanceTime(700);
  expect(readTips()).toEqual(["What a click costs"]);
});

test("M-26 on the way from one element to the next only one tip is open", () => {
  point("over", 0);
  advanceTime(700);
  point("out", 0);
  point("over", 1);
  advanceTime(700);
  expect(readTips()).toEqual(["What a click costs"]);
});

test("the tip can be pointed at, and closes when the pointer leaves it", () => {
  point("over", 0);
  advanceTime(700);
  point("out", 0);
  advanceTime(100);
  point("over", 0);
  advanceTime(5000);
  expect(readTips()).toEqual(["What people type"]);
});

test("the keyboard opens it at once; Escape, leaving and a moving page close it", () => {
  const [first, second] = getAnchors().map((anchor) => anchor.querySelector("button")!);
  act(() => first!.focus());
  expect(readTips()).toEqual(["What people type"]);
  act(() => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
  expect(readTips()).toEqual([]);
  act(() => second!.focus());
  expect(readTips()).toEqual(["What a click costs"]);
  act(() => second!.blur());
  expect(readTips()).toEqual([]);
  act(() => first!.focus());
  act(() => void dispatchEvent(new Event("scroll")));
  expect(readTips()).toEqual([]);
});

test("by touch a tap opens it and the next closes it", () => {
  point("over", 0, { pointerType: "touch" });
  advanceTime(1000);
  expect(readTips()).toEqual([]);
  point("up", 0, { pointerType: "touch" });
  expect(readTips()).toEqual(["What people type"]);
  point("up", 0, { pointerType: "touch" });
  expect(readTips()).toEqual([]);
});

test("the server draws it without a style attribute and without the tip", () => {
  expect(renderToString(pair)).not.toMatch(/style=|tooltip/);
});
