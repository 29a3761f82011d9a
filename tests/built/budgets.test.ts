import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findImports, weighPage, type Weight } from "./page-weight.ts";
import { allPages, dist, type BuiltPage } from "./site.ts";

const kb = 1024;
/** What a page may weigh, as ARCHITECTURE.md sets it. */
const budget: Weight = { html: 12 * kb, css: 9 * kb, js: 3 * kb, fonts: 74 * kb };
const toolScripts = 78 * kb;
/** The shared sheet and the tool's own. */
const toolStyles = 16 * kb;
/** The tool as the server draws it, and the words that it is woken with. */
const toolHtml = 16 * kb;

const weights = allPages.map((page) => ({ page, weight: weighPage(page) }));
const isTool = ({ path }: BuiltPage): boolean => /^\/tools\/./.test(path);
const hasIsland = ({ path }: BuiltPage): boolean =>
  /^\/tools\/.|^\/(contact|request-service)$/.test(path);

function findTooHeavy(
  part: keyof Weight,
  limit: number,
  isIncluded: (page: BuiltPage) => boolean = () => true,
): readonly string[] {
  return weights
    .filter(({ page, weight }) => isIncluded(page) && weight[part] > limit)
    .map(({ page, weight }) => `${page.address}: ${weight[part]} of ${limit} bytes`);
}

/** Elements, texts and comments, as a browser counts them. */
function countNodes(node: Node): number {
  return 1 + [...node.childNodes].reduce((sum, child) => sum + countNodes(child), 0);
}

test("the scripts of a reading page weigh at most 3 KB", () => {
  expect(findTooHeavy("js", budget.js, (page) => !hasIsland(page))).toEqual([]);
});

test("the scripts of a page with a tool or a form weigh at most 78 KB", () => {
  expect(findTooHeavy("js", toolScripts, hasIsland)).toEqual([]);
});

test("the styles of a page weigh at most 9 KB, those of a tool at most 16", () => {
  expect(findTooHeavy("css", budget.css, (page) => !isTool(page))).toEqual([]);
  expect(findTooHeavy("css", toolStyles, isTool)).toEqual([]);
});

test("a page itself weighs at most 12 KB, a tool's page 16", () => {
  expect(findTooHeavy("html", budget.html, (page) => !isTool(page))).toEqual([]);
  expect(findTooHeavy("html", toolHtml, isTool)).toEqual([]);
});

test("home has at most 1,130 nodes, its drawings at most 100 and 6 KB", () => {
  for (const { address, html, document } of allPages.filter(({ path }) => path === "/")) {
    expect(countNodes(document), address).toBeLessThanOrEqual(1130);
    const [, light = ""] = /src="\/([^"#]+)#lit"/.exec(html) ?? [];
    expect(statSync(join(dist, `${light}.br`)).size, address).toBeLessThanOrEqual(6 * kb);
    const drawn = readFileSync(join(dist, light), "utf8").match(/<[a-z]/gi) ?? [];
    expect(drawn.length, address).toBeLessThanOrEqual(100);
  }
});

test("the fonts weigh at most 74 KB, both scripts together", () => {
  expect(findTooHeavy("fonts", budget.fonts)).toEqual([]);
});

test("no page came out without its styles, scripts or fonts", () => {
  expect(
    weights
      .filter(({ weight }) => Math.min(weight.html, weight.css, weight.js, weight.fonts) === 0)
      .map(({ page }) => page.address),
  ).toEqual([]);
});

test.each([
  [
    `import{a as b}from"./a.js";import"./b.js";export{c}from"./c.js";`,
    ["./a.js", "./b.js", "./c.js"],
  ],
  [
    `import d,{e}from'./d.js';import*as f from"../f.js";export*from"./g.js"`,
    ["./d.js", "../f.js", "./g.js"],
  ],
  [`const g=()=>import("./later.js");const h="import './text.js'"`, []],
  [`import{x as $}from"./_id_.B-F0.js";var a=1`, ["./_id_.B-F0.js"]],
])("static imports are followed, others are not: %s", (code, names) => {
  expect(findImports(code)).toEqual(names);
});

afterAll(() => {
  const formatShown = (bytes: number): string => (bytes / kb).toFixed(1).padStart(7);
  const rows = weights.map(
    ({ page, weight: { html, css, js, fonts } }) =>
      `${page.address.padEnd(40)}${[html, css, js, fonts, html + css + js + fonts].map(formatShown).join("")}`,
  );
  console.log(
    [`${"KB as they travel".padEnd(40)}   html    css     js  fonts  total`, ...rows].join("\n"),
  );
});
