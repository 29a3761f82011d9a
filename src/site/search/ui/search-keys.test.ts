// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { listenForSearchKeys } from "./search-keys.ts";

const pressed = vi.fn();

/** @returns whether the browser would run its default action */
function press(selector: string, init: KeyboardEventInit): boolean {
  return document
    .querySelector(selector)!
    .dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
}

document.body.innerHTML =
  '<main></main><input><textarea></textarea><button data-search-toggle=""></button>';
document.querySelector("button")!.addEventListener("click", pressed);
listenForSearchKeys();

beforeEach(() => pressed.mockClear());

describe("the search's toggle is pressed", () => {
  test.each<[string, KeyboardEventInit, string]>([
    ["/", { key: "/" }, "main"],
    ["the same key of an Arabic keyboard", { key: "ظ" }, "main"],
    ["Ctrl+K", { key: "k", code: "KeyK", ctrlKey: true }, "main"],
    ["⌘K", { key: "k", code: "KeyK", metaKey: true }, "main"],
    [
      "Ctrl+K in a field, on an Arabic keyboard",
      { key: "ن", code: "KeyK", ctrlKey: true },
      "input",
    ],
  ])("on %s", (_, init, selector) => {
    expect(press(selector, init)).toBe(false);
    expect(pressed).toHaveBeenCalledOnce();
  });
});

describe("the key keeps its meaning", () => {
  test.each<[string, KeyboardEventInit, string]>([
    ["/ in a field", { key: "/" }, "input"],
    ["/ in a text area", { key: "/" }, "textarea"],
    ["Ctrl+/", { key: "/", ctrlKey: true }, "main"],
    ["Ctrl+Shift+K", { key: "K", code: "KeyK", ctrlKey: true, shiftKey: true }, "main"],
    ["k", { key: "k", code: "KeyK" }, "main"],
    ["Shift", { key: "Shift" }, "main"],
  ])("%s", (_, init, selector) => {
    expect(press(selector, init)).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
  });
});
