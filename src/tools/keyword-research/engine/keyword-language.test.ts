import { expect, test } from "vitest";
import { languageOf } from "./keyword-language.ts";

test("K-19 K-20 the script of most letters is the language of a keyword", () => {
  expect(languageOf("تصميم مواقع", "en")).toBe("ar");
  expect(languageOf("web design", "ar")).toBe("en");
  expect(languageOf("ايفون iPhone", "en")).toBe("en");
  expect(languageOf("كورس SEO", "en")).toBe("ar");
  expect(languageOf("fostan zafaf", "ar")).toBe("en");
});

test("without letters the page decides", () => {
  expect(languageOf("3310", "ar")).toBe("ar");
  expect(languageOf("٣٣١٠", "en")).toBe("en");
});
