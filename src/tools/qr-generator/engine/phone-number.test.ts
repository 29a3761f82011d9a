import { expect, test } from "vitest";
import {
  findPhoneProblem,
  formatEgyptianMobile,
  readEgyptianMobile,
  readPhone,
} from "./phone-number.ts";

test.each([
  ["+201001234567", "+201001234567"],
  ["00 20 (100) 123.45-67", "+201001234567"],
  ["\u200e+٢٠١٠٠١٢٣٤٥٦٧", "+201001234567"],
  ["+966 50 123 4567", "+966501234567"],
  ["+2012345", undefined],
  ["+1234567890123456", undefined],
  ["+020100123456", undefined],
])("%s is the number %s", (typed, phoneNumber) => {
  expect(readPhone(typed)).toBe(phoneNumber);
  expect(readEgyptianMobile(typed)).toBeUndefined();
});

test.each([
  ["01001234567", "+201001234567"],
  ["011 1234 5678", "+201112345678"],
  ["٠١٢-١٢٣٤-٥٦٧٨", "+201212345678"],
  ["۰۱۵۱۲۳۴۵۶۷۸", "+201512345678"],
  ["\u2066010 0123 4567\u2069", "+201001234567"],
])("%s is the Egyptian mobile number %s", (typed, phoneNumber) => {
  expect(readEgyptianMobile(typed)).toBe(phoneNumber);
  expect(readPhone(typed)).toBe(phoneNumber);
});

test.each([
  "0100123456",
  "010012345678",
  "01301234567",
  "1001234567",
  "201001234567",
  "0223456789",
  "0501234567",
  "",
])("%s is not recognized without a country code", (typed) => {
  expect(readEgyptianMobile(typed)).toBeUndefined();
  expect(readPhone(typed)).toBeUndefined();
});

test("an Egyptian mobile number is shown in groups", () => {
  expect(formatEgyptianMobile("+201001234567")).toBe("+20 100 123 4567");
});

test.each([
  ["123", "short"],
  ["١٩١٢٣", "short"],
  ["call me", "not-a-number"],
  ["0100 123 4567", undefined],
  ["+20 2 5555 0100", undefined],
  ["*100#12345678", undefined],
  ["", undefined],
])("what keeps %s from being called is %s", (typed, problem) => {
  expect(findPhoneProblem(typed)).toBe(problem);
});
