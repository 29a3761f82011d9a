import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  deleteExpiredSharedPictures,
  storeSharedPictures,
  takeSharedPictures,
} from "./shared-pictures.ts";

const dayMs = 24 * 3600 * 1000;
const cacheName = "shared-pictures";

/** The part of the browser's `caches` that is used here, in memory. */
function createCaches() {
  const stored = new Map<string, Map<string, Response>>();
  return {
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        put: async (url: string, response: Response) => void cache.set(url, response),
        matchAll: async () => [...cache.values()],
      };
    },
  };
}

const picture = (name: string): File => new File(["bytes"], name, { type: "image/png" });
const takeNames = async () => (await takeSharedPictures()).map(({ name }) => name);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubGlobal("caches", createCaches());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("shared pictures are taken once, in their order, with name, type and content", async () => {
  await storeSharedPictures([picture("قطة.png"), picture("b%.png")]);
  const files = await takeSharedPictures();
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ["قطة.png", "image/png"],
    ["b%.png", "image/png"],
  ]);
  expect(await files[0]!.text()).toBe("bytes");
  expect(await caches.has(cacheName)).toBe(false);
  expect(await takeNames()).toEqual([]);
});

test("a share replaces the one before, so that one share waits at most", async () => {
  await storeSharedPictures([picture("a"), picture("b"), picture("c")]);
  await storeSharedPictures([picture("d")]);
  expect(await takeNames()).toEqual(["d"]);
});

test("a share that was not taken for a day is neither taken nor kept", async () => {
  await storeSharedPictures([picture("a")]);
  vi.setSystemTime(Date.now() + dayMs);
  await deleteExpiredSharedPictures();
  expect(await caches.has(cacheName)).toBe(true);
  vi.setSystemTime(Date.now() + 1);
  await deleteExpiredSharedPictures();
  expect(await caches.has(cacheName)).toBe(false);

  await storeSharedPictures([picture("a")]);
  vi.setSystemTime(Date.now() + dayMs + 1);
  expect(await takeNames()).toEqual([]);
  expect(await caches.has(cacheName)).toBe(false);
});

test("what is stored without a time, or in the future, is deleted as well", async () => {
  for (const headers of [{}, { "x-stored-at": "soon" }, { "x-stored-at": "9e15" }]) {
    const cache = await caches.open(cacheName);
    await cache.put("/shared-pictures/0", new Response("old", { headers }));
    await deleteExpiredSharedPictures();
    expect(await caches.has(cacheName)).toBe(false);
  }
});

test("a picture that cannot be read does not hold back the others", async () => {
  await storeSharedPictures([picture("a"), picture("b")]);
  const cache = await caches.open(cacheName);
  const headers = { "x-stored-at": String(Date.now()) };
  const broken = new Response("x", { headers });
  await broken.text(); // a body is read once
  await cache.put("/shared-pictures/0", broken);
  await cache.put(
    "/shared-pictures/2",
    new Response("x", { headers: { ...headers, "x-file-name": "%" } }),
  );
  expect(await takeNames()).toEqual(["b"]);
  expect(await caches.has(cacheName)).toBe(false);
});

test("without a cache there is nothing to take", async () => {
  vi.stubGlobal("caches", undefined);
  expect(await takeSharedPictures()).toEqual([]);
  await deleteExpiredSharedPictures();
});
