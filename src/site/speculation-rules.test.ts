import { expect, test } from "vitest";
import { speculationRules } from "./speculation-rules.ts";

interface Rule {
  readonly where: { readonly href_matches: readonly string[] };
}
const { prerender } = JSON.parse(speculationRules) as { readonly prerender: readonly Rule[] };
const site = "https://ro2ya.example/";
const isDrawnAhead = (path: string): boolean =>
  prerender.some(({ where }) =>
    where.href_matches.some((pattern) => new URLPattern(pattern, site).test(path, site)),
  );

test.each([
  "/",
  "/services",
  "/services/seo",
  "/portfolio/golden-clinic",
  "/tutorials",
  "/tutorials/choose-hosting",
  "/about",
])("%s is drawn ahead in both languages", (path) => {
  expect(isDrawnAhead(path)).toBe(true);
  expect(isDrawnAhead(`/en${path.replace(/\/$/, "")}`)).toBe(true);
});

test.each([
  "/tools",
  "/tools/qr-generator",
  "/contact",
  "/request-service",
  "/search?q=seo",
  "/api/health",
  "/rss.xml",
])("%s, which works or keeps something, is not", (path) => {
  expect(isDrawnAhead(path)).toBe(false);
  expect(isDrawnAhead(`/en${path}`)).toBe(false);
});
