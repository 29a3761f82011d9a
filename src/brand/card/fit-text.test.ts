import { expect, test } from "vitest";
import { fitLine, fitRow, removeInvisible } from "./fit-text.ts";

/** Every character is half as wide as the font is high. */
const measure = (text: string, size: number): number => (text.length * size) / 2;

test("a short text keeps the largest size, a longer one gets the largest that fits", () => {
  const options = { maxWidth: 200, maxSize: 40, minSize: 20 };
  expect(fitLine("shop.eg", options, measure)).toEqual({ text: "shop.eg", size: 40 });
  expect(fitLine("shop.example.com", options, measure)).toEqual({
    text: "shop.example.com",
    size: 25,
  });
});

test("a text too long for the smallest size is cut at the end that matters less", () => {
  const options = { maxWidth: 100, maxSize: 40, minSize: 20 };
  expect(fitLine("very-long.shop.example", { ...options, keep: "end" }, measure)).toEqual({
    text: "…p.example",
    size: 20,
  });
  expect(fitLine("Light grey green", options, measure)).toEqual({ text: "Light gre…", size: 20 });
  expect(fitLine("Light gr xyz", options, measure).text).toBe("Light gr…");
});

test("a cut falls between graphemes: a letter keeps its marks, an emoji its parts", () => {
  const options = { maxWidth: 60, maxSize: 20, minSize: 20 };
  expect(fitLine("محلّّل السيو", options, measure).text).toBe("محلّّ…");
  expect(fitLine("👩‍👩‍👧‍👦 family", { ...options, maxWidth: 100 }, measure).text).toBe("…");
});

test("without any room only the ellipsis is left", () => {
  expect(fitLine("shop", { maxWidth: 1, maxSize: 40, minSize: 20 }, measure)).toEqual({
    text: "…",
    size: 20,
  });
});

test("texts beside each other shrink together, down to the smallest size", () => {
  const options = { maxWidth: 300, maxSize: 30, minSize: 18, gap: 20 };
  expect(fitRow(["12345", "12345", "12345"], options, measure)).toBe(30);
  expect(fitRow(["1234567890", "1234567890", "12345"], options, measure)).toBe(20);
  expect(fitRow(["1".repeat(99)], options, measure)).toBe(18);
  expect(fitRow([], options, measure)).toBe(30);
});

test("a stranger's text can neither turn the direction nor hide characters", () => {
  expect(removeInvisible("\u202Emoc.elgoog\u202C")).toBe("moc.elgoog");
  expect(removeInvisible("shop\u200B.exa\u2066mple\u0000\n")).toBe("shop.example");
  expect(removeInvisible("  متجر.مصر ")).toBe("متجر.مصر");
  expect(removeInvisible('<img src=x onerror="alert(1)">')).toBe('<img src=x onerror="alert(1)">');
});
