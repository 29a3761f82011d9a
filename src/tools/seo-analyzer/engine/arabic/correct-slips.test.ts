import { expect, test } from "vitest";
import { createContext } from "../../../../../tests/fixtures/seo-rules/made-page.ts";
import { ruleById } from "../rules/all.ts";
import { correctSlips } from "./correct-slips.ts";

test("slips of a short text are corrected, and the rest stays as it is", () => {
  expect(correctSlips("نصل الى بيتك. قهوة, وشاي كل يوم.")).toBe("نصل إلى بيتك. قهوة، وشاي كل يوم.");
  expect(correctSlips("Leather bags, made by hand")).toBe("Leather bags, made by hand");
  expect(correctSlips("")).toBe("");
});

test("the share description to copy has the corrected words of the page's description", () => {
  const copy = (lang: string) =>
    ruleById.get("og-description")!.snippet!(
      createContext({
        tag: `lang="${lang}"`,
        head: '<meta name="description" content="نصل الى بيتك في القاهرة">',
      }),
    );
  expect(copy("ar")).toContain('content="نصل إلى بيتك في القاهرة"');
  expect(copy("fa"), "another language of these letters").toContain("نصل الى بيتك");
});
