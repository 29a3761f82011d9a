import { splitWords } from "#i18n/fold-arabic.ts";
import { describe, expect, test } from "vitest";
import { lightStem } from "./light-stem.ts";

const stemOf = (word: string): string => lightStem(splitWords(word)[0]!);

describe("inflections of a word share a stem", () => {
  test.each([
    ["تكتبون نكتب يكتب كتبوا أكتب سيكتبون"],
    ["بياناتي البيانات بيانات بياناتكم وبياناتها"],
    ["رسالتي رسالة الرسالة رسالتكم"],
    ["موقعكم موقعنا الموقع لموقعك"],
    ["optimise optimizing optimizer optimisation"],
    ["analyse analyzer analyser"],
    ["colours color coloured"],
    ["stopped stopping stop"],
  ])("%s", (words) => {
    expect(new Set(words.split(" ").map(stemOf)).size, words).toBe(1);
  });
});

test("three letters of an Arabic word remain", () => {
  expect(["بيت", "لون", "تين", "نحن"].map(stemOf)).toEqual(["بيت", "لون", "تين", "نحن"]);
});
