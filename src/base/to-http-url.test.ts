import { expect, test } from "vitest";
import { toHttpUrl } from "./to-http-url.ts";

test("only an address without a scheme is tried over http", () => {
  expect(toHttpUrl(" shop.example ")).toBe("http://shop.example/");
  expect(toHttpUrl("shop.example/menu")).toBe("http://shop.example/menu");
  expect(toHttpUrl("https://shop.example")).toBeNull();
  expect(toHttpUrl("HTTP://shop.example")).toBeNull();
  expect(toHttpUrl("no address")).toBeNull();
  expect(toHttpUrl("")).toBeNull();
});
