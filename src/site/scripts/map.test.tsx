// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MapOnRequest } from "../sections/contact/MapOnRequest.tsx";
import { initMap } from "./map.ts";

const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
const root = () => document.querySelector<HTMLElement>("[data-map]")!;
const show = () => root().querySelector("button")!;
const back = () => document.querySelector<HTMLElement>("[data-map-back]")!;
const frame = () => document.querySelector("iframe");
/** What the page says about the other map. */
const readStatus = (): string =>
  [...document.querySelectorAll<HTMLElement>("[role=status] > span")]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent)
    .join();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  document.body.innerHTML = renderToString(<MapOnRequest locale="en" />);
  initMap(root());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test("C-10 C-11 the maps service is asked when its map is, without credentials or referrer, and then gets the frame", async () => {
  fetched.mockResolvedValue(new Response());
  expect(fetched).not.toHaveBeenCalled();
  show().click();
  expect(root().dataset.state).toBe("waiting");
  await vi.advanceTimersByTimeAsync(0);
  const [url, init] = fetched.mock.calls[0]!;
  expect(url.href).toBe("https://www.google.com/generate_204");
  expect(init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
  expect(frame()?.src).toContain("https://www.google.com/maps?");
  frame()!.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(root().dataset.state).toBe("shown");
  expect(readStatus()).toBe("");
  expect(document.activeElement).toBe(frame());
  back().click();
  expect(frame()).toBeNull();
  expect(back().hidden).toBe(true);
});

test("C-11 a service that cannot be reached leaves the drawing, a sentence and the focus on the button", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  show().click();
  await vi.advanceTimersByTimeAsync(0);
  expect(frame()).toBeNull();
  expect(root().dataset.state).toBeUndefined();
  expect(readStatus()).toMatch(/could not be reached/);
  expect(document.activeElement).toBe(show());
});

test("C-11 a service that does not answer, or whose frame does not load, is given up after 10 seconds", async () => {
  for (const answer of [new Promise<Response>(() => {}), Promise.resolve(new Response())]) {
    fetched.mockReturnValueOnce(answer);
    show().click();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(readStatus()).toMatch(/Loading/);
    expect(back().hidden).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(frame()).toBeNull();
    expect(readStatus()).toMatch(/could not be reached/);
  }
});

test("C-11 who goes back while the service is slow gets no failure and no frame later", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(promise);
  show().click();
  back().click();
  resolve(new Response());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(readStatus()).toBe("");
  expect(frame()).toBeNull();
  expect(document.activeElement).toBe(show());
});
