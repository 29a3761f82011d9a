import { expect, test } from "vitest";
import { toPrintable, formatTable } from "./terminal.ts";

test("B-18 control characters that a visitor typed do not reach the terminal", () => {
  expect(toPrintable("a\u001b]0;owned\u0007b\u009bc\rd\u202ee")).toBe(
    "a\ufffd]0;owned\ufffdb\ufffdc\ufffdde",
  );
  expect(toPrintable("سطر\n\tوسطر")).toBe("سطر\n\tوسطر");
});

test("B-18 columns are aligned with their headers, with vowel marks too, and the last one is truncated at the width", () => {
  const rows = [
    ["1", "مُنى", "a\nlong text that goes on"],
    ["22", "Mona", "short"],
  ];
  expect(formatTable(["ID", "NAME", "TEXT"], rows, 22)).toBe(
    ["ID  NAME  TEXT", "1   مُنى   a long text…", "22  Mona  short", ""].join("\n"),
  );
});
