import { expect, test } from "vitest";
import { detectLanguage } from "./keyword-language.ts";

test("K-19 K-20 the script of most letters is the language of a keyword", () => {
  expect(detectLanguage("تصميم مواقع", "en")).toBe("ar");
  expect(detectLanguage("web design", "ar")).toBe("en");
  expect(detectLanguage("ايفون iPhone", "en")).toBe("en");
  expect(detectLanguage("كورس SEO", "en")).toBe("ar");
  expect(detectLanguage("fostan zafaf", "ar")).toBe("en");
});

test("a keyword without letters has the language of the page", () => {
  expect(detectLanguage("3310", "ar")).toBe("ar");
  expect(detectLanguage("٣٣١٠", "en")).toBe("en");
});
