import { expect, test } from "vitest";
import { toPlainLine } from "./plain-line.ts";

test("a text is one line, and nothing in it turns around what follows", () => {
  expect(toPlainLine("a\r\n\u2028b\tc\u0085d")).toBe("a   b c d");
  expect(toPlainLine("a\u202eb\u2066c\u200fd\u061ce\u0007f")).toBe("abcdef");
  expect(toPlainLine("a\u202eb\u0000c", "\ufffd")).toBe("a\ufffdb\ufffdc");
  expect(toPlainLine("a\u202eb\u0000c", " ")).toBe("a b c");
});

test("the place of a picture is a space, and what shows nothing is left out", () => {
  expect(toPlainLine("صورة\ufffcهنا", "\ufffd")).toBe("صورة هنا");
  expect(toPlainLine("شو\u00adكو\u200bلا\u2060\ue001\ud800", "\ufffd")).toBe("شوكولا");
});

test("joiners and the signs of Arabic verses and numbers stay", () => {
  const text = "می\u200cخواهم \u06dd \u0600 👩\u200d💻";
  expect(toPlainLine(text)).toBe(text);
});
