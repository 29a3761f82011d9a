import { expect, test } from "vitest";
import { islandAtOnce, listModules, weighPage } from "./page-weight.ts";
import { allPages, type BuiltPage } from "./site.ts";

/**
 * What a page with a tool or a form may ask the server for until the visitor can use it: itself,
 * its sheets, fonts and modules, and the icon of its tab.
 */
const maxRequests = 14;
const maxScriptBytes = 78 * 1024;

const pages = allPages.filter(({ document }) => document.querySelector(islandAtOnce) !== null);

const all = ({ document }: BuiltPage, selector: string, attribute: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)!);

const listPreloads = (page: BuiltPage): readonly string[] =>
  all(page, 'head > link[rel="modulepreload"]', "href");

/** The modules without which an island does not answer: its own, React, and their imports. */
const listIslandModules = (page: BuiltPage): readonly string[] => [
  ...listModules(
    ["component-url", "renderer-url"].flatMap((name) => all(page, "astro-island", name)),
  ),
];

test("every tool and both forms have an island", () => {
  expect(pages.map(({ address }) => address)).toEqual(
    expect.arrayContaining(["/en/contact", "/en/request-service", "/en/tools/qr-generator"]),
  );
  expect(pages.length).toBe(18);
});

test.each(pages)("$address names every module of its island in its head, and no other", (page) => {
  expect(listPreloads(page).toSorted()).toEqual(listIslandModules(page).toSorted());
});

test.each(pages)("$address can be used after at most 14 requests and 78 KB of scripts", (page) => {
  const sheets = all(page, 'link[rel="stylesheet"]', "href");
  const requests = new Set([
    page.address,
    "/icon.svg",
    ...sheets,
    // Its fonts as well: tests/e2e/fonts.spec.ts sees that no other is fetched.
    ...all(page, 'link[rel="preload"]', "href"),
    ...listModules(all(page, "script[src]", "src")),
    ...listIslandModules(page),
  ]);
  expect(requests.size, [...requests].join("\n")).toBeLessThanOrEqual(maxRequests);
  expect(weighPage(page).js).toBeLessThanOrEqual(maxScriptBytes);
});
