import { expect, test } from "vitest";
import { checkPart, splitArticle, stripParts } from "./split-article.ts";

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

test("a name that does not exist stops the build, which names the file and what there is", () => {
  const known = { figure: ["weight", "shown"], try: [] };
  const file = "content/tutorials/website-speed/ar.md";
  expect(() => checkPart({ kind: "figure", name: "shown" }, known, file)).not.toThrow();
  expect(() => checkPart({ kind: "figure", name: "height" }, known, file)).toThrow(
    `${file}: there is no figure "height"; there are: weight, shown`,
  );
  expect(() => checkPart({ kind: "try", name: "shown" }, known, file)).toThrow(
    `${file}: there is no try "shown"; there are: none`,
  );
});
