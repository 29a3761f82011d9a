import { expect, test } from "vitest";
import type { PageRequest } from "../contract.ts";
import { findDelayingRequest } from "./delaying-request.ts";

const toRequest = (url: string, endMs: number, mark: PageRequest["mark"]): PageRequest => ({
  url,
  type: "script",
  startMs: 0,
  endMs,
  bytes: 1,
  isThirdParty: false,
  mark,
});

test("the blocking file that ends last delays the page, else its largest picture", () => {
  const [page, first, last, picture] = [
    toRequest("/", 900, null),
    toRequest("/a.css", 100, "blocking"),
    toRequest("/b.css", 300, "blocking"),
    toRequest("/hero.jpg", 800, "lcp"),
  ];
  expect(findDelayingRequest([page, last, first, picture])).toBe(last);
  expect(findDelayingRequest([page, picture])).toBe(picture);
  expect(findDelayingRequest([page])).toBeNull();
});
