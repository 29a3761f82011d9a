import { expect, test } from "vitest";
import { cutTitle } from "./cut-title.ts";

const measure = (text: string): number => [...text].length * 10;

test("a title that has room stays whole, a longer one ends with an ellipsis in its last place", () => {
  expect(cutTitle("كعك طنطا", 80, measure)).toBe("كعك طنطا");
  expect(cutTitle("كعك وبسكويت", 80, measure)).toBe("كعك وبس…");
});

test("no space is left before the ellipsis, and no character is cut in two", () => {
  expect(cutTitle("كعك بالسمن", 50, measure)).toBe("كعك…");
  expect(cutTitle("🍪🍪🍪", 20, measure)).toBe("🍪…");
});
