// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { closeToastOnScroll } from "./close-toast-on-scroll.ts";
import { showToast } from "./toast.ts";
import { Toaster } from "./Toaster.tsx";

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <Toaster label="Notifications" close="Close" updated="A newer version" reload="Load it" />,
  );
});

const listTitles = (): readonly (string | null)[] =>
  [...document.querySelectorAll("[data-toast-title]")].map(({ textContent }) => textContent);

test.each(["wheel", "touchmove"])("M-20 a toast leaves when a visitor scrolls on by %s", (type) => {
  showToast({ title: "Thanks" });
  closeToastOnScroll();
  dispatchEvent(new Event("scroll"));
  expect(listTitles()).toEqual(["Thanks"]);
  dispatchEvent(new Event(type));
  dispatchEvent(new Event("scroll"));
  expect(listTitles()).toEqual([]);
});

test("M-20 the toast that has taken its place stays", () => {
  showToast({ title: "Thanks" });
  closeToastOnScroll();
  showToast({ title: "Not sent", tone: "bad" });
  dispatchEvent(new Event("wheel"));
  dispatchEvent(new Event("scroll"));
  expect(listTitles()).toEqual(["Not sent"]);
});
