import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { findPlace, mayImport } from "./architecture.ts";
import { sourceImports } from "./source-imports.ts";

const root = join(import.meta.dirname, "../..");

/** The parts that run in browsers too. */
const withoutNode = new Set(["shared", "engine", "ui", "worker"]);
const layersWithoutNode = new Set(["ui", "base", "brand", "i18n"]);

type Sources = Readonly<Record<string, string>>;

/** @param sources texts by their paths, as `src/ui/Icon.tsx` @returns each broken rule in a line */
function findBrokenRules(sources: Sources): readonly string[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    const { specifiers, isBarrel } = sourceImports(file, text);
    const named = /(^|\/)index\.tsx?$/.test(file) && !file.startsWith("src/site/pages/");
    const barrel = isBarrel || named ? [`${file} is a barrel`] : [];
    return [
      ...barrel,
      ...specifiers.flatMap((specifier) => describeViolation(file, specifier) ?? []),
    ];
  });
}

function describeViolation(file: string, specifier: string): string | undefined {
  const isTest = /\.(test|bench)\.tsx?$/.test(file);
  const from = findPlace(file);
  if (from === undefined) return `${file} lies in no folder of ARCHITECTURE.md`;
  if (specifier.startsWith("node:")) {
    const isForBrowsers = withoutNode.has(from.part) || layersWithoutNode.has(from.room);
    return isForBrowsers && !isTest ? `${file} uses ${specifier}` : undefined;
  }
  const target = resolveSpecifier(file, specifier);
  if (target === undefined || (isTest && target.startsWith("tests/"))) return undefined;
  const to = findPlace(target);
  const broken = `${file} imports ${target}`;
  if (to === undefined || (!isTest && !mayImport(file, from, to))) return broken;
  if (
    isTest &&
    from.room.startsWith("tools/") &&
    to.room.startsWith("tools/") &&
    from.room !== to.room
  )
    return broken;
  const isOwnFolder =
    from.part === "main" || (from.room === "catalogue" && to.room.startsWith("tools/"));
  if (from.room !== to.room && !isOwnFolder && !specifier.startsWith("#"))
    return file.endsWith(".css") ? undefined : `${broken} by a path that leaves its folder`;
  if (from.part === "server" && /\.tsx$|\.(worker|client)\.ts$/.test(target)) return broken;
  return undefined;
}

/** The file of src that an import means; undefined for packages. */
function resolveSpecifier(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("#")) return posix.join("src", path.slice(1));
  return path.startsWith(".") ? posix.join(posix.dirname(file), path) : undefined;
}

function readProductSources(): Sources {
  const names = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(tsx?|astro|css)$/.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [
      `src/${name.replaceAll("\\", "/")}`,
      readFileSync(join(root, "src", name), "utf8"),
    ]),
  );
}

test("every import of the product goes where the architecture allows", () => {
  const sources = readProductSources();
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(findBrokenRules(sources)).toEqual([]);
});

test.each([
  [
    "src/site/a.ts",
    `await import("#platform/http/error-handler.ts")`,
    "src/site/a.ts imports src/platform/http/error-handler.ts",
  ],
  [
    "src/site/pages/b.astro",
    `---\nconst a = 1;\n---\n<script>\nimport "#app.ts";\n</script>`,
    "src/site/pages/b.astro imports src/app.ts",
  ],
  [
    "src/platform/a/b/c.ts",
    `type A = import("../../../site/head.ts").A;`,
    "src/platform/a/b/c.ts imports src/site/head.ts",
  ],
  [
    "src/leads/server/a.ts",
    `import "../../platform/jobs/job-queue.ts";`,
    "src/leads/server/a.ts imports src/platform/jobs/job-queue.ts by a path that leaves its folder",
  ],
  [
    "src/leads/server/b.ts",
    `import "../ui/ContactForm.tsx";`,
    "src/leads/server/b.ts imports src/leads/ui/ContactForm.tsx",
  ],
  [
    "src/tools/palette/ui/b.tsx",
    `import "../server/routes.ts";`,
    "src/tools/palette/ui/b.tsx imports src/tools/palette/server/routes.ts",
  ],
  [
    "src/tools/palette/engine/c.ts",
    `import "../ui/Tool.tsx";`,
    "src/tools/palette/engine/c.ts imports src/tools/palette/ui/Tool.tsx",
  ],
  [
    "src/tools/palette/a/b/c.ts",
    `export { x } from "../../../qr/x.ts";\nexport const y = 1;`,
    "src/tools/palette/a/b/c.ts imports src/tools/qr/x.ts",
  ],
  [
    "src/tools/palette/d.ts",
    `import "../catalogue.ts";`,
    "src/tools/palette/d.ts imports src/tools/catalogue.ts",
  ],
  ["src/leads/ui/a.tsx", `import "node:fs";`, "src/leads/ui/a.tsx uses node:fs"],
  ["src/ui/a.tsx", `import "../../scripts/run.mjs";`, "src/ui/a.tsx imports scripts/run.mjs"],
  [
    "src/brand/a.css",
    `@import "../site/sections/a.css" layer(components);`,
    "src/brand/a.css imports src/site/sections/a.css",
  ],
  [
    "src/base/a.ts",
    `export { x } from "./x.ts";\nexport { y } from "./y.ts";`,
    "src/base/a.ts is a barrel",
  ],
  ["src/base/index.ts", `export const a = 1;`, "src/base/index.ts is a barrel"],
  ["src/common/a.ts", `import "./b.ts";`, "src/common/a.ts lies in no folder of ARCHITECTURE.md"],
])("a rule that %s breaks is named", (file, text, broken) => {
  expect(findBrokenRules({ [file]: text })).toEqual([broken]);
});

test("what the architecture allows is not reported", () => {
  const allowed: Sources = {
    "src/main.ts": `import { routes } from "./leads/server/routes.ts";\nexport const main = routes;`,
    "src/tools/catalogue.ts": `import { m } from "./palette/messages.ts";\nexport const tools = [m];`,
    "src/tools/palette/engine/rules/a.ts": `import { rule } from "../rule.ts";\nimport type { Locale } from "#i18n/messages.ts";\nexport const a = rule;`,
    "src/tools/palette/engine/a.test.ts": `import { readFileSync } from "node:fs";\nimport { expect } from "vitest";`,
    "src/tools/palette/ui/Tool.tsx": `import { rule } from "../engine/rule.ts";\nimport { Icon } from "#ui/Icon.tsx";\nexport const Tool = [rule, Icon];`,
    "src/site/pages/index.astro": `---\nimport font from "#brand/font.woff2?url";\nimport { Hero } from "../sections/Hero.tsx";\n---\n<Hero />`,
    "src/leads/server/contact.ts": `import { jobs } from "#platform/jobs/job-queue.ts";\nimport { contact } from "../contact.contract.ts";\nexport const route = [jobs, contact];`,
    "src/leads/server/mail/mail.ts": `import { brand } from "#brand/brand.ts";\nexport const mail = brand;`,
  };
  expect(findBrokenRules(allowed)).toEqual([]);
});
