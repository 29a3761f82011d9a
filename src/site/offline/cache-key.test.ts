import { expect, test } from "vitest";
import { toCacheKey } from "./cache-key.ts";

test.each([
  ["https://ro2ya.example/en/tutorials?category=seo", "https://ro2ya.example/en/tutorials"],
  ["https://ro2ya.example/en/tutorials?a=1&a=2#list", "https://ro2ya.example/en/tutorials"],
  ["https://ro2ya.example/en/tutorials", "https://ro2ya.example/en/tutorials"],
  ["http://localhost:3000/?x", "http://localhost:3000/"],
])("%s is cached as %s", (url, key) => expect(toCacheKey(url)).toBe(key));
