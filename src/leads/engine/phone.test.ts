import { expect, test } from "vitest";
import { countPhoneDigits, validatePhone } from "./phone.ts";

test.each([
  // Mobile numbers of Egypt
  "01005550100",
  "0100 555 0100",
  "010-0555-0100",
  "(0115) 555.0100",
  "٠١٠٠٥٥٥٠١٠٠",
  "٠١٢ ٥٥٥ ٠١ ٠٠٠",
  "۰۱۵۵۵۵۵۰۱۰۰",
  "+201005550100",
  "+20 100 555 0100",
  "+20 (0)100 555 0100",
  "+٢٠ ١١ ٥٥٥٥ ٠١٠٠",
  "00201205550100",
  "0020-155-555-0100",
  "201005550100+",
  "201005550100",
  "1005550100",
  "\u202a+20 100 555 0100\u202c",
  // Landlines and hotlines of Egypt
  "+20 2 5555 0100",
  "(02) 5555-0100",
  "٠٢ ٥٥٥٥ ٠١٠٠",
  "02 555 0100",
  "03 555 0100",
  "040 555 0100",
  "013 555 0100",
  "+20 13 555 0100",
  "0020 3 555 0100",
  "0800 555 0100",
  "19555",
  "5555 0100",
  // Other countries
  "0501234567",
  "+966 50 555 0100",
  "00971505550100",
  "+٩٦٥ ٥٥٥٥ ٠١٠٠",
  "+1 (212) 555-0100",
  "+44 20 7946 0100",
  "+683 4000",
])("Q-17 «%s» is a phone number", (typed) => expect(validatePhone(typed)).toBeUndefined());

test.each([
  ["01234", 5],
  ["٠١٠١٢٣٤", 7],
  ["0123", 4],
  ["٠١٠٠", 4],
  ["01", 2],
  ["010 0555 010", 10],
  ["010-0555-01000", 12],
  ["01005550100 - 01115550100", 22],
  ["+20 100 555 010", 10],
  ["+20 (0)100 555 010", 10],
  ["+٢٠ ١٠٠ ٥٥٥", 7],
  ["0020 12 555", 6],
  ["\u200f0115 555 010\u200f", 10],
])("Q-17 «%s» is an Egyptian mobile number of %i digits, not of 11", (typed, digits) => {
  expect(validatePhone(typed)).toBe("incomplete-mobile");
  expect(countPhoneDigits(typed)).toBe(digits);
});

test.each([
  "0",
  "02 5555",
  "٠٢ ٥٥٥ ٠١",
  "03-555-01",
  "013 5550",
  "+20",
  "+20 2 555 01",
  "002",
  "00 966 55",
  "+966 555",
  "1234",
])("Q-17 «%s» is too short for a phone number", (typed) =>
  expect(validatePhone(typed)).toBe("too-short"),
);

test.each(["call me", "+20 2 5555 0100 ext 7", "0100 555 OIOO", "+", "()"])(
  "Q-17 «%s» is not a phone number",
  (typed) => expect(validatePhone(typed)).toBe("malformed"),
);

test("Q-17 a phone number of 40 characters is accepted, one of 41 is too long", () => {
  expect(validatePhone("1".repeat(40))).toBeUndefined();
  expect(validatePhone("1".repeat(41))).toBe("too-long");
});

test("Q-17 an empty phone number is missing", () => {
  expect(validatePhone(" \u00a0")).toBe("missing");
});
