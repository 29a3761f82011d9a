import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { featuresDisabledByPlaywright } from "../../scripts/chromium.ts";

test("the browser tests disable every feature of Chromium that the installed Playwright disables", () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("@playwright/test"));
  const bundle = readFileSync(resolve("playwright-core/lib/coreBundle"), "utf8");
  const [, list = ""] = /\bdisabledFeatures = \[(.*?)\n\s*\]/s.exec(bundle) ?? [];
  const names = [...list.replaceAll(/\/\/.*/g, "").matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(featuresDisabledByPlaywright.toSorted());
});
