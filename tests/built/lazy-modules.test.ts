import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dist } from "./site.ts";

const modules = globSync("**/*.js", { cwd: dist }).map((name) => ({
  name,
  code: readFileSync(`${dist}/${name}`, "utf8"),
}));

test("lazily loaded modules name the modules that they need, and no style sheet", () => {
  const lists = modules.flatMap(({ name, code }) => {
    const list = /__vite__mapDeps=[\s\S]*?\[([^\]]*)\]/.exec(code)?.[1];
    return list === undefined ? [] : [{ name, list }];
  });
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter(({ list }) => list.includes(".css"))).toEqual([]);
});

test("the short helper replaces Vite's own", () => {
  expect(
    modules.filter(({ code }) => code.includes("vite:preloadError")).map(({ name }) => name),
  ).toEqual([]);
  expect(modules.filter(({ code }) => /\.rel=[`"']modulepreload/.test(code)).length).toBe(1);
});
