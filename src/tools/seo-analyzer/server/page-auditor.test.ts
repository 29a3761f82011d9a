import { expect, test } from "vitest";
import { createPageAuditor } from "./page-auditor.ts";

const page = (html: string) => ({ html, url: "http://shop.example/", headers: [] });

test("the URLs to check of a page are listed", () => {
  expect(createPageAuditor().listUrlsToCheck(page('<a href="/a">x</a>')).links).toEqual([
    "http://shop.example/a",
  ]);
});

test("the version in another language is parsed from its markup and its headers", () => {
  const { parseRelated } = createPageAuditor();
  const now = "2026-11-21T12:00:00.000Z";
  expect(
    parseRelated({
      ...page(
        '<html><head><meta name="robots" content="noindex"><link rel="alternate" hreflang="ar" href="/"></head>',
      ),
      now,
    }),
  ).toEqual({
    isNoindex: true,
    alternates: [{ language: "ar", url: "http://shop.example/" }],
  });
  expect(parseRelated({ ...page("<p>x"), headers: [["x-robots-tag", "none"]], now })).toEqual({
    isNoindex: true,
    alternates: [],
  });
  expect(parseRelated({ ...page("<p>x"), now })).toEqual({ isNoindex: false, alternates: [] });
});

test("of a page that is nested half a million deep only the beginning is read", () => {
  expect(
    createPageAuditor().listUrlsToCheck(page(`<a href="/a">x</a>${"<div>".repeat(500_000)}`)).links,
  ).toEqual(["http://shop.example/a"]);
});
