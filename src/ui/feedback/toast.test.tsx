// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showToast, type ToastTone } from "./toast.ts";
import { Toaster } from "./Toaster.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = renderToString(
    <Toaster label="Notifications" close="Close" updated="A newer version" reload="Load it" />,
  );
});
afterEach(() => void vi.useRealTimers());

const readIcons = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>(".toast [data-toast-icon]")].map(
    ({ dataset }) => dataset.toastIcon,
  );

test.each([
  ["good", "status"],
  ["waiting", "status"],
  ["bad", "alert"],
] as const)("M-20 a toast of tone %s has its own icon and is announced as %s", (tone, role) => {
  showToast({ title: "Words", tone });
  expect(readIcons()).toEqual([tone]);
  expect(document.querySelector(".toast")!.parentElement!.getAttribute("role")).toBe(role);
});

test("M-20 no two tones share an icon", () => {
  const drawings = (["good", "waiting", "bad"] satisfies ToastTone[]).map((tone) => {
    showToast({ title: "Words", tone });
    return document.querySelector(".toast path")!.getAttribute("d");
  });
  expect(new Set(drawings).size).toBe(3);
});

test("M-23 a failure replaces a success, although they are announced in different regions", () => {
  showToast({ title: "Saved" });
  showToast({ title: "Not saved", tone: "bad" });
  const titles = [...document.querySelectorAll("[data-toast-title]")].map(
    ({ textContent }) => textContent,
  );
  expect(titles).toEqual(["Not saved"]);
});
