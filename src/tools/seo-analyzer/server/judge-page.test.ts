import { expect, test } from "vitest";
import { startPageJudge } from "./judge-page.ts";

const page = (html: string) => ({ html, url: "http://shop.example/", headers: [] });

test("a page says what it leads to", () => {
  expect(startPageJudge().readWanted(page('<a href="/a">x</a>')).links).toEqual([
    "http://shop.example/a",
  ]);
});

test("what a twin says of itself is read out of its markup and its headers", () => {
  const { fetchRelated } = startPageJudge();
  const now = "2026-11-21T12:00:00.000Z";
  expect(
    fetchRelated({
      ...page(
        '<html><head><meta name="robots" content="noindex"><link rel="alternate" hreflang="ar" href="/"></head>',
      ),
      now,
    }),
  ).toEqual({
    isNoindex: true,
    alternates: [{ language: "ar", url: "http://shop.example/" }],
  });
  expect(fetchRelated({ ...page("<p>x"), headers: [["x-robots-tag", "none"]], now })).toEqual({
    isNoindex: true,
    alternates: [],
  });
  expect(fetchRelated({ ...page("<p>x"), now })).toEqual({ isNoindex: false, alternates: [] });
});

test("a page that is nested half a million deep is read as far as its beginning", () => {
  expect(
    startPageJudge().readWanted(page(`<a href="/a">x</a>${"<div>".repeat(500_000)}`)).links,
  ).toEqual(["http://shop.example/a"]);
});
