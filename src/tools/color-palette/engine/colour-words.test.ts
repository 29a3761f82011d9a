import { expect, test } from "vitest";
import { readColourWords } from "./colour-words.ts";

test.each([
  ["gold", "#ffd700"],
  ["Navy", "#000080"],
  ["rebecca purple", "#663399"],
  ["dark-olive-green", "#556b2f"],
  ["burgundy", "#800020"],
  ["ذهبي", "#ffd700"],
  ["دهبي", "#ffd700"],
  ["الكحلي", "#000080"],
  ["كُحْلي", "#000080"],
  ["أحمر", "#ff0000"],
  ["لون زيتي", "#808000"],
  ["قهوة", "#6f4e37"],
  ["أوف وايت", "#faf9f6"],
])("E-04 reads the colour %s", (text, hex) => {
  expect(readColourWords(text)).toBe(hex);
});

test.each([
  ["dark blue", "#00008b"], // CSS has it
  ["dark purple", "#4d004d"],
  ["أزرق غامق", "#000099"],
  ["بنفسجي فاتح", "#b366b3"],
  ["بنفسجي فاتح جدًا", "#d1a3d1"],
  ["very light purple", "#d1a3d1"],
])("a name with a shade is read as that colour, lighter or darker: %s", (text, hex) => {
  expect(readColourWords(text)).toBe(hex);
});

test.each(["", "golden-ish", "فاتح", "very", "constructor", "toString", "لون", "اللون"])(
  "E-04 reads no colour in the words %j",
  (text) => {
    expect(readColourWords(text)).toBeUndefined();
  },
);
