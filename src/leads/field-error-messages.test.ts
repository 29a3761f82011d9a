import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { contactFields } from "./contact.contract.ts";
import { fieldErrorCodes } from "./field-error.ts";
import { fieldErrorMessages, getFieldErrorMessage } from "./field-error-messages.ts";
import { serviceRequestFields } from "./service-request.contract.ts";

test("F-16 Q-39 every error of every field has a message in both languages", () => {
  for (const field of [...contactFields, ...serviceRequestFields])
    for (const code of fieldErrorCodes) {
      expect(getFieldErrorMessage(pick(fieldErrorMessages, "ar"), field, code)).toMatch(
        /\p{Script=Arabic}/u,
      );
      expect(getFieldErrorMessage(pick(fieldErrorMessages, "en"), field, code)).toMatch(
        /^[A-Z][^\p{Script=Arabic}]+$/u,
      );
    }
});

test("F-16 the specific message of a field has priority over the message of the code", () => {
  const texts = pick(fieldErrorMessages, "en");
  expect(getFieldErrorMessage(texts, "name", "missing")).toBe("Please write your name.");
  expect(getFieldErrorMessage(texts, "company", "missing")).toBe("Please fill this in.");
});

test("Q-24 Q-28 the message for a refused file names the accepted types and the largest size", () => {
  const texts = pick(fieldErrorMessages, "en");
  expect(getFieldErrorMessage(texts, "attachment", "wrong-type")).toMatch(/PDF.*docx.*JPG.*PNG/);
  expect(getFieldErrorMessage(texts, "attachment", "too-large")).toContain("5 MB");
});
