import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { stripParts } from "../../src/site/experiments/split-article.ts";
import { listIds, readBody, readWordsFile } from "../e2e/support/content-files.ts";
import { dist, getPage } from "./site.ts";

const articles = locales.flatMap((locale) =>
  listIds("tutorials").map((id) => {
    const page = getPage(locale, `/tutorials/${id}`)!;
    const body = readBody(readWordsFile("tutorials", id, locale));
    return { ...page, address: page.address, document: page.document, body };
  }),
);
const countBlocks = (body: string, kind: string): number =>
  body.match(new RegExp(`^\`\`\`${kind}$`, "gm"))?.length ?? 0;

test("each place that an article marks is a figure or a try on its page, and no mark is left", () => {
  expect(articles.some(({ body }) => stripParts(body) !== body)).toBe(true);
  for (const { address, html, document, body } of articles) {
    const tries = document.querySelectorAll(".article-text astro-island");
    expect(tries.length, address).toBe(countBlocks(body, "try"));
    const figures = [...document.querySelectorAll(".article-text figure")].filter(
      (figure) => figure.closest("astro-island") === null,
    );
    expect(figures.length, address).toBe(countBlocks(body, "figure"));
    expect(html, address).not.toMatch(/data-part|language-(?:figure|try)/);
  }
});

test("a try is drawn by the build and waits for its scripts until its reader comes near it", () => {
  const islands = articles.flatMap(({ document }) => [
    ...document.querySelectorAll("astro-island"),
  ]);
  expect(islands.length).toBeGreaterThan(0);
  for (const island of islands) {
    expect(island.getAttribute("client")).toBe("visible");
    expect(island.querySelector("figure figcaption")?.textContent).toBeTruthy();
  }
  for (const { address, html, document } of articles) {
    const source = document.querySelector('meta[name="islands"]')?.getAttribute("content");
    expect(source !== undefined, address).toBe(html.includes("<astro-island"));
    expect(html, address).not.toMatch(/customElements\.define|modulepreload|<style>astro-island/);
    if (source) expect(readFileSync(`${dist}${source}`, "utf8")).toContain("customElements.define");
  }
});
