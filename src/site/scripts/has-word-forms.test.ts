import { expect, test } from "vitest";
import { hasWordForms } from "./has-word-forms.ts";

const title = "كلمات مرور لفريق صغير بلا فوضى";

test("a word is found in its other forms and spellings, in any order", () => {
  for (const query of ["كلمة مرور", "كلمه مرور", "مرور كلمة", "الكلمات", "كلمة صغير"])
    expect(hasWordForms(title, query), query).toBe(true);
  expect(hasWordForms("Passwords for small teams", "team password")).toBe(true);
});

test("every word must be there, and only the last may be a beginning", () => {
  expect(hasWordForms(title, "كلمة سر")).toBe(false);
  expect(hasWordForms("Passwords for small teams", "passw")).toBe(true);
  expect(hasWordForms("Passwords for small teams", "passw team")).toBe(false);
  expect(hasWordForms("Passwords for small teams", "words")).toBe(false);
  expect(hasWordForms("Passwords for small teams", "pas")).toBe(false);
});

test("a query without a word finds nothing", () => {
  expect(hasWordForms(title, "…")).toBe(false);
});
