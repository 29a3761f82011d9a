import { expect, test } from "vitest";
import { prefersHtml } from "./prefers-html.ts";

test.each([
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "text/html",
  "application/json;q=0.5, text/html;q=0.9",
  "TEXT/HTML",
])("F-25 a browser that posts a plain form (%s) is answered with a page", (accept) =>
  expect(prefersHtml(accept)).toBe(true),
);

test.each([
  undefined,
  "",
  "*/*",
  "application/json",
  "application/json, text/html;q=0.5",
  "text/html;q=0",
  "text/plain",
])("F-25 a script (%s) is answered with JSON", (accept) => expect(prefersHtml(accept)).toBe(false));
