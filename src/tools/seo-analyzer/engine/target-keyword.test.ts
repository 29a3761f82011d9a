import { expect, test } from "vitest";
import { auditPage } from "./audit.ts";
import { createSource, type Made } from "../../../../tests/fixtures/seo-rules/made-page.ts";
import { PageReport } from "../contract.ts";
import { readPage } from "./page/read-page.ts";
import { toReport } from "./report.ts";
import { listPlaceMatches } from "./target-keyword.ts";

function findMatches(keyword: string, made: Made): Readonly<Record<string, string>> {
  const source = createSource(made);
  const report = PageReport.parse(
    JSON.parse(
      JSON.stringify(toReport(auditPage(readPage(source.html, source.url), source), "ar")),
    ),
  );
  return Object.fromEntries(
    listPlaceMatches(keyword, report).map(({ place, match }) => [place, match]),
  );
}

test("a keyword is found in any spelling, with its article or without, in Arabic", () => {
  const made = {
    url: "https://shop.example/تصميم-مطابخ",
    tag: 'lang="ar"',
    head: `<title>تصميم المطابخ في القاهرة</title><meta name="description" content="مطابخ من خشب الزان">`,
    body: "<nav>تصميم مطابخ</nav><h1>مطابخنا</h1><p>نصمّم في ورشتنا كل ما يُطلب.</p>",
  };
  expect(findMatches("تصميم مطابخ", made)).toEqual({
    title: "whole",
    description: "part",
    heading: "none",
    address: "whole",
    opening: "none",
  });
});

test("a keyword is found in English, in the singular and in any case", () => {
  const made = {
    url: "https://shop.example/kitchens/design.html",
    head: `<title>Kitchen Designs by hand</title><meta name="description" content="Beds and tables">`,
    body: "<h1>Design</h1><p>A kitchen design for every home.</p>",
  };
  expect(findMatches("kitchen design", made)).toEqual({
    title: "whole",
    description: "none",
    heading: "part",
    address: "whole",
    opening: "whole",
  });
});

test("a particle that the keyword shares with the page does not count as a match", () => {
  expect(
    findMatches("مطابخ في طنطا", {
      url: "https://a.example/",
      head: "<title>أثاث في القاهرة</title>",
      body: "<p>نجارة</p>",
    })["title"],
  ).toBe("none");
});

test("a page without a heading or a description has no match there, and an older report has no such place", () => {
  const made = { url: "https://a.example/", head: "<title>مطابخ</title>", body: "<p>مطابخ</p>" };
  expect(findMatches("مطابخ", made)).toMatchObject({
    heading: "none",
    description: "none",
    opening: "whole",
  });
  const source = createSource(made);
  const report = toReport(auditPage(readPage(source.html, source.url), source), "ar");
  const { heading: _, opening: __, ...older } = report.preview;
  expect(
    listPlaceMatches("مطابخ", { ...report, preview: older }).map(({ place }) => place),
  ).toEqual(["title", "description", "address"]);
});
