import { expect, test } from "vitest";
import { toShownTarget } from "./shown-target.ts";

test("letters are decoded, and what is shown leads to the same page", () => {
  for (const url of [
    "https://shop.example/عطور/طنطا?q=مسك",
    "https://shop.example/a%2Fb%20c%2541",
    "https://shop.example/%FF%D8",
    "https://xn--mgb.example/",
  ]) {
    const { href } = new URL(url);
    expect(new URL(toShownTarget(href)).href).toBe(href);
  }
  expect(toShownTarget(new URL("https://shop.example/عطور?q=مسك").href)).toBe(
    "https://shop.example/عطور?q=مسك",
  );
  expect(toShownTarget("https://shop.example/a%2Fb%FF")).toBe("https://shop.example/a%2Fb%FF");
});
