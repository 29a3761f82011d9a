import { expect, test } from "vitest";
import {
  getInitialSettings,
  parseStoredSettings,
  toStoredSettings,
  type GeneratorSettings,
} from "./generator-settings.ts";

const settings: GeneratorSettings = { ...getInitialSettings("ar"), length: 24, words: 6 };

test("settings are read back as they were stored, and passphrases follow the page", () => {
  const stored = toStoredSettings(settings, "ar");
  expect(stored.wordLanguage).toBeNull();
  expect(parseStoredSettings(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  expect(toStoredSettings(settings, "en").wordLanguage).toBe("ar");
});

test("the first settings are the same in both languages", () => {
  expect(toStoredSettings(getInitialSettings("ar"), "ar")).toEqual(
    toStoredSettings(getInitialSettings("en"), "en"),
  );
});

test.each([
  ["null", null],
  ["a length that is not offered", { ...settings, length: 900 }],
  ["a length that is not whole", { ...settings, length: 12.5 }],
  ["a number of words that is not offered", { ...settings, words: 0 }],
  ["no classes", { ...settings, classes: null }],
  [
    "a class that is neither on nor off",
    { ...settings, classes: { ...settings.classes, numbers: 1 } },
  ],
])("%s is not restored", (_, stored) => {
  expect(parseStoredSettings(stored)).toBeUndefined();
});

test("options that are missing, as in what an earlier version stored, or not offered are the defaults", () => {
  const { options, passphrase, ...earlier } = toStoredSettings(settings, "ar");
  expect(parseStoredSettings(earlier)).toEqual({ ...earlier, options, passphrase });
  expect(
    parseStoredSettings({
      ...earlier,
      options: { avoidLookAlikes: true, minNumbers: 3, minSymbols: 99 },
      passphrase: { separator: "x", hasCapitals: true },
    }),
  ).toMatchObject({
    options: { avoidLookAlikes: true, minNumbers: 3, minSymbols: 1 },
    passphrase: { separator: "-", hasCapitals: true },
  });
});
