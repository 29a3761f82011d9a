import { expect, test } from "vitest";
import { splitArticle, stripParts } from "./split-article.ts";

test("an article is split at the places of its figures and tries", () => {
  const html =
    '<p>One</p>\n<hr data-part="figure:weight">\n<p>Two</p>\n<hr data-part="try:page-time">';
  expect(splitArticle(html)).toEqual([
    { kind: "html", html: "<p>One</p>\n" },
    { kind: "figure", name: "weight" },
    { kind: "html", html: "\n<p>Two</p>\n" },
    { kind: "try", name: "page-time" },
  ]);
});

test("two places beside each other have nothing between them, and a rule of the text is none", () => {
  expect(splitArticle('<hr data-part="try:a"> <hr data-part="try:b" />')).toEqual([
    { kind: "try", name: "a" },
    { kind: "try", name: "b" },
  ]);
  expect(splitArticle("<p>One</p><hr><p>Two</p>")).toEqual([
    { kind: "html", html: "<p>One</p><hr><p>Two</p>" },
  ]);
});

test("who reads the Markdown as a text does not read the marks, and reads other code", () => {
  expect(
    stripParts("One.\n\n```figure\nweight\n```\n\nTwo.\n\n```html\n<img>\n```\n\n```try\nx\n```"),
  ).toBe("One.\n\n\nTwo.\n\n```html\n<img>\n```\n\n");
});
