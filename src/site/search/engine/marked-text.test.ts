import { describe, expect, test } from "vitest";
import { markWords, shorten } from "./marked-text.ts";

const mark = (text: string, ...terms: string[]) => markWords(text, new Set(terms));

describe("words are marked as they are written", () => {
  test.each([
    ["a plain word", "A fast site", ["fast"], ["A ", "fast", " site"]],
    ["its plural", "Two bags, one bag", ["bag"], ["Two ", "bags", ", one ", "bag", ""]],
    ["its article and prefix", "سعر الاستضافة", ["استضافه"], ["سعر ", "الاستضافة", ""]],
    ["its diacritics", "كيس بُنّ طازج", ["بن"], ["كيس ", "بُنّ", " طازج"]],
    ["one that is joined to an Arabic article", "خدمة الـSEO", ["seo"], ["خدمة ", "الـSEO", ""]],
    ["none", "A fast site", ["slow"], ["A fast site"]],
  ])("%s", (_, text, terms, marked) => {
    expect(mark(text, ...terms)).toEqual(marked);
  });

  test("the pieces are the whole text, whatever it contains", () => {
    const text = "<b>fast</b> & “fast” – fast";
    expect(mark(text, "fast").join("")).toBe(text);
  });
});

describe("a long text is shortened to whole words around its matches", () => {
  const long = `${"one two three four five six seven ".repeat(4)}needle ${"eight nine ten ".repeat(10)}`;

  test("before the match there is a little text, and what is left out is an ellipsis", () => {
    const excerpt = shorten(mark(long, "needle"));
    expect(excerpt[1]).toBe("needle");
    expect(excerpt[0]).toMatch(/^… (?:\w+ )+$/);
    expect(excerpt[2]).toMatch(/^(?: \w+)+\s…$/);
    expect(excerpt.join("").length).toBeLessThanOrEqual(120);
  });

  test("a short text stays whole, and one without a match is its beginning", () => {
    expect(shorten(["short"])).toEqual(["short"]);
    expect(shorten([long]).join("")).toMatch(/^one two .*\s…$/);
  });

  test("it ends with a sentence that has every match, so that it does not say one thing twice", () => {
    const twice =
      "Fast and clear websites, built to sell and not to show. Fast websites for small businesses in Egypt and the Gulf.";
    const sentence = "Fast and clear websites, built to sell and not to show.";
    expect(shorten([twice]).join("")).toBe(sentence);
    expect(shorten(mark(twice, "fast", "websites")).join("")).toBe(sentence);
    expect(shorten(mark(twice, "fast", "small")).join("")).toContain("for small");
    expect(shorten([`Short. ${twice}`]).join("")).toBe(`Short. ${sentence}`);
  });

  test("it begins with the sentence of its match, which needs no ellipsis", () => {
    const two = `A first sentence that says something else. A second one has the needle ${"and more ".repeat(9)}`;
    expect(shorten(mark(two, "needle"))[0]).toBe("A second one has the ");
  });

  test("of a long sentence it begins with a clause near its match", () => {
    const list = `${"word ".repeat(16)}fonts, colours, a needle ${"and more ".repeat(9)}`;
    expect(shorten(mark(list, "needle"))[0]).toBe("… colours, a ");
  });

  test("of several matches the place with the most of them is shown", () => {
    const text = `needle ${"word ".repeat(40)}needle needle ${"word ".repeat(40)}`;
    expect(shorten(mark(text, "needle")).filter((piece) => piece === "needle")).toHaveLength(2);
  });

  test("a text without spaces is cut too", () => {
    expect(shorten(["x".repeat(500)]).join("").length).toBeLessThanOrEqual(120);
  });
});
