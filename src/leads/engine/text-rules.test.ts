import { expect, test } from "vitest";
import { validateEmail, validateLine, validateLongText } from "./text-rules.ts";

test.each([
  "plain",
  "a@",
  "@b.example",
  "a b@c.example",
  "a@b@c.example",
  "mona@gmail",
  "mona@-shop.example",
  "mona@shop..example",
  "mona@shop.example.",
  "<mona@shop.example>",
])("F-06 Q-16 «%s» is not an e-mail address", (typed) =>
  expect(validateEmail(typed)).toBe("malformed"),
);

test.each([
  "mona@shop.example",
  "m.o+tag@sub.shop.example",
  "منى@متجر.مصر",
  "mona@متجر.example",
  "o'neil@shop.example",
  "MONA@SHOP.EXAMPLE",
])("F-07 Q-16 «%s» is an e-mail address", (typed) => expect(validateEmail(typed)).toBeUndefined());

test("F-07 white space and direction marks around an address are ignored", () => {
  expect(validateEmail(" mona@shop.example\t")).toBeUndefined();
  expect(validateEmail("\u200fmona@shop.example\u202c")).toBeUndefined();
});

test("F-07 an address of 254 characters is accepted, one of 255 is too long", () => {
  const ending = "@shop.example";
  const createDomain = (length: number) =>
    `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(length - 193)}.example`;
  expect(createDomain(254)).toHaveLength(254);
  expect(validateEmail(createDomain(254))).toBeUndefined();
  expect(validateEmail(`${"a".repeat(255 - ending.length)}${ending}`)).toBe("too-long");
});

test.each(["", "   ", "\t", "\u00a0"])(
  "F-08 Q-15 a line of blanks only («%s») is missing",
  (typed) => expect(validateLine(typed, 120)).toBe("missing"),
);

test("F-08 Q-10 a text of blanks and line breaks only is missing", () => {
  expect(validateLongText(" \n \n")).toBe("missing");
});

test("F-09 Q-30 a name of 120 characters is accepted, one of 121 is too long", () => {
  expect(validateLine("ن".repeat(120), 120)).toBeUndefined();
  expect(validateLine("ن".repeat(121), 120)).toBe("too-long");
});

test("F-09 Q-30 a text of 10,000 characters is accepted, one of 10,001 is too long", () => {
  expect(validateLongText("م".repeat(10_000))).toBeUndefined();
  expect(validateLongText("م".repeat(10_001))).toBe("too-long");
});

test("F-09 Q-30 characters that a database cannot store are refused", () => {
  expect(validateLine("mo\0na", 120)).toBe("forbidden-characters");
  expect(validateLongText("half an emoji: \ud83d")).toBe("forbidden-characters");
  expect(validateLongText("a whole one: \u{1f600}")).toBeUndefined();
});

test("F-09 a line break in a name is refused", () => {
  expect(validateLine("Mona\nBcc: all@shop.example", 120)).toBe("forbidden-characters");
});
