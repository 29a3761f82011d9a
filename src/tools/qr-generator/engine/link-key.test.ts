import { expect, test } from "vitest";
import { findKey, isShortAddress, parseId, parseKey, toEditUrl } from "./link-key.ts";

const key = `bcdfghjk${"A".repeat(30)}-_`;

test("an id is eight characters of its alphabet, in either case", () => {
  expect(parseId("BCDFGHJK")).toBe("bcdfghjk");
  for (const text of ["", "bcdfghj", "bcdfghjkm", "bcdfghj0", "bcdfghja", "bcdfghj\n", "../../etc"])
    expect(parseId(text)).toBeUndefined();
});

test("a short address is known by its id, in either case, and on every host", () => {
  for (const address of ["https://ro2ya.example/q/bcdfghjk", "HTTP://127.0.0.1:80/q/BCDFGHJK"])
    expect(isShortAddress(address), address).toBe(true);
  for (const address of [
    "https://shop.example/q/bcdfghja",
    "https://shop.example/q/bcdfghjk/menu",
    "https://shop.example/menu?q=/q/bcdfghjkm",
    "bcdfghjk",
    "",
  ])
    expect(isShortAddress(address), address).toBe(false);
});

test("a key is an id and 32 characters of base64url", () => {
  expect(parseKey(key)).toEqual({ id: "bcdfghjk", secret: `${"A".repeat(30)}-_` });
  for (const text of ["", key.slice(1), `${key}A`, key.replace("-", "+"), `${key}\n`])
    expect(parseKey(text)).toBeUndefined();
});

test("the fragment of an edit link contains its key", () => {
  const url = toEditUrl("https://ro2ya.example/tools/qr-generator", key);
  expect(findKey(new URL(url).hash)).toBe(key);
  expect(new URL(url).search).toBe("");
  for (const fragment of ["", "#main", "#edit=", "#edit=short"])
    expect(findKey(fragment)).toBeUndefined();
});
