import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

interface Finding {
  readonly code: string;
  readonly help: string;
}

const root = join(import.meta.dirname, "../..");

/** Folders as the product has them, and imports that it has too: none of these may be reported. */
const cleanFiles: Readonly<Record<string, string>> = {
  "src/i18n/messages.ts": `import { locale } from "./locale.ts";\nexport const message = locale;\n`,
  "src/i18n/locale.ts": `export const locale = "ar";\n`,
  "src/base/app-error.ts": `import { locale } from "#i18n/locale.ts";\nexport const code = locale;\n`,
  "src/brand/window/Star.tsx": `import { locale } from "#i18n/locale.ts";\nimport { name } from "../brand.ts";\nexport const Star = () => <svg lang={locale} id={name} />;\n`,
  "src/brand/brand.ts": `export const name = "Ro2ya";\n`,
  "src/ui/Icon.tsx": `import { code } from "#base/app-error.ts";\nimport { locale } from "#i18n/locale.ts";\nexport const Icon = () => <svg id={code} lang={locale} />;\n`,
  "src/tools/catalogue.ts": `import { title } from "./palette/messages.ts";\nexport const tools = [title];\n`,
  "src/tools/palette/messages.ts": `import { locale } from "#i18n/locale.ts";\nexport const title = locale;\n`,
  "src/tools/palette/engine/contrast.ts": `import { title } from "../messages.ts";\nexport const contrast = title;\n`,
  "src/tools/palette/engine/contrast.test.ts": `import { readFileSync } from "node:fs";\nimport { contrast } from "./contrast.ts";\nexport const words = readFileSync(contrast);\n`,
  "src/tools/palette/engine/rules/hue.ts": `import { title } from "../../messages.ts";\nexport const hue = title;\n`,
  "src/tools/palette/ui/Tool.tsx": `import { Star } from "#brand/window/Star.tsx";\nimport { Icon } from "#ui/Icon.tsx";\nimport { contrast } from "../engine/contrast.ts";\nexport const Tool = () => <><Star /><Icon key={contrast} /></>;\n`,
  "src/tools/palette/worker/mix.worker.ts": `import { contrast } from "../engine/contrast.ts";\nexport const mix = contrast;\n`,
  "src/tools/palette/server/routes.ts": `import { readFileSync } from "node:fs";\nimport { pool } from "#platform/database/pool.ts";\nimport { contrast } from "../engine/contrast.ts";\nexport const routes = [readFileSync, pool, contrast];\n`,
  "src/tools/qr/messages.ts": `export const title = "QR";\n`,
  "src/platform/database/pool.ts": `import { code } from "#base/app-error.ts";\nexport const pool = code;\n`,
  "src/platform/jobs/job-queue.ts": `import { pool } from "#platform/database/pool.ts";\nexport const jobs = pool;\n`,
  "src/leads/contact.contract.ts": `import { code } from "#base/app-error.ts";\nexport const contact = [code];\n`,
  "src/leads/ui/ContactForm.tsx": `import { Icon } from "#ui/Icon.tsx";\nimport { contact } from "../contact.contract.ts";\nexport const ContactForm = () => <Icon key={contact.join()} />;\n`,
  "src/leads/server/store.ts": `import { pool } from "#platform/database/pool.ts";\nexport const store = pool;\n`,
  "src/leads/server/mail/agency-mail.ts": `import { name } from "#brand/brand.ts";\nimport { store } from "../store.ts";\nexport const mail = [name, store];\n`,
  "src/app.ts": `import { readFileSync } from "node:fs";\nimport { store } from "#leads/server/store.ts";\nimport { routes } from "#tools/palette/server/routes.ts";\nexport const app = [readFileSync, store, routes];\n`,
  "src/site/sections/Hero.tsx": `import { Icon } from "#ui/Icon.tsx";\nimport { name } from "#brand/brand.ts";\nimport { tools } from "#tools/catalogue.ts";\nimport { ContactForm } from "#leads/ui/ContactForm.tsx";\nexport const Hero = () => <><ContactForm /><Icon key={[name, tools].join()} /></>;\n`,
  "src/site/pages/index.astro": `---\nimport { Hero } from "../sections/Hero.tsx";\n---\n<Hero />\n`,
};

const restricted = "eslint(no-restricted-imports)";
const climbs = "import(no-relative-parent-imports)";
const node = "import(no-nodejs-modules)";

/**
 * What each rule forbids: a file, its one bad line, the rule that has to speak and a part of what
 * it says.
 */
const forbidden: readonly (readonly [
  promise: string,
  file: string,
  line: string,
  code: string,
  says: string,
])[] = [
  [
    "the site does not import the platform",
    "src/site/a.ts",
    `import "#platform/jobs/job-queue.ts";`,
    restricted,
    "over HTTP",
  ],
  [
    "the site does not import a room's server",
    "src/site/b.ts",
    `import "#tools/palette/server/routes.ts";`,
    restricted,
    "over HTTP",
  ],
  [
    "the site does not climb to the platform",
    "src/site/sections/b.ts",
    `import "../../platform/jobs/jobs.ts";`,
    restricted,
    "by its alias",
  ],
  [
    "a page does not import the composition root",
    "src/site/pages/c.astro",
    `---\nimport { app } from "#app.ts";\n---\n{app}`,
    restricted,
    "composition root",
  ],
  [
    "the platform imports no form",
    "src/platform/a.ts",
    `import "#leads/server/store.ts";`,
    restricted,
    "imports no room",
  ],
  [
    "the platform imports no tool",
    "src/platform/jobs/b.ts",
    `import "#tools/palette/messages.ts";`,
    restricted,
    "imports no room",
  ],
  [
    "the platform imports nothing that is drawn",
    "src/platform/http/c.ts",
    `import "#ui/toast.ts";`,
    restricted,
    "imports no room",
  ],
  [
    "the platform does not import the composition root",
    "src/platform/http/d.ts",
    `import "#app.ts";`,
    restricted,
    "composition root",
  ],
  [
    "the platform does not climb to a room",
    "src/platform/http/e.ts",
    `import "../../leads/server/store.ts";`,
    restricted,
    "by its alias",
  ],
  [
    "a room's server does not import the site",
    "src/leads/server/a.ts",
    `import "#site/head.ts";`,
    restricted,
    "imports the platform",
  ],
  [
    "a room's server does not import a tool",
    "src/leads/server/b.ts",
    `import "#tools/palette/messages.ts";`,
    restricted,
    "imports the platform",
  ],
  [
    "a room's server takes no component",
    "src/leads/server/c.ts",
    `import "../ui/ContactForm.tsx";`,
    restricted,
    "meet in its contract",
  ],
  [
    "a room's server takes no worker",
    "src/tools/palette/server/d.ts",
    `import "../worker/mix.worker.ts";`,
    restricted,
    "meet in its contract",
  ],
  [
    "a room's server does not import the brand",
    "src/tools/palette/server/e.ts",
    `import "#brand/brand.ts";`,
    restricted,
    "imports the platform",
  ],
  [
    "a room's screen does not import its server",
    "src/tools/palette/ui/f.tsx",
    `import "../server/routes.ts";`,
    restricted,
    "meet in its contract",
  ],
  [
    "a form's screen does not import its server",
    "src/leads/ui/g.tsx",
    `import "../server/store.ts";`,
    restricted,
    "meet in its contract",
  ],
  [
    "an engine does not import a screen",
    "src/tools/palette/engine/a.ts",
    `import "../ui/Tool.tsx";`,
    restricted,
    "know neither end",
  ],
  [
    "an engine does not import ui",
    "src/tools/palette/engine/b.ts",
    `import "#ui/Icon.tsx";`,
    restricted,
    "base and i18n alone",
  ],
  [
    "a contract does not import the brand",
    "src/leads/a.ts",
    `import "#brand/brand.ts";`,
    restricted,
    "base and i18n alone",
  ],
  [
    "a worker does not import a screen",
    "src/tools/palette/worker/a.worker.ts",
    `import "../ui/Tool.tsx";`,
    restricted,
    "neither end",
  ],
  [
    "a tool does not import the site",
    "src/tools/palette/ui/a.ts",
    `import "#site/head.ts";`,
    restricted,
    "neither the site",
  ],
  [
    "a tool does not import the composition root",
    "src/tools/palette/ui/b.ts",
    `export { app } from "#app.ts";`,
    restricted,
    "composition root",
  ],
  [
    "a tool does not import the forms",
    "src/tools/palette/ui/c.ts",
    `import type { Lead } from "#leads/lead.ts";\nexport type X = Lead;`,
    restricted,
    "neither the site",
  ],
  [
    "a tool does not import another tool",
    "src/tools/palette/d.ts",
    `import "#tools/qr/messages.ts";`,
    restricted,
    "No tool imports another",
  ],
  [
    "a tool does not climb to another tool",
    "src/tools/palette/e.ts",
    `import "../qr/messages.ts";`,
    climbs,
    "",
  ],
  ["a tool does not use Node", "src/tools/palette/engine/h.ts", `import "node:fs";`, node, ""],
  [
    "the forms do not import a tool",
    "src/leads/ui/a.ts",
    `import "#tools/palette/messages.ts";`,
    restricted,
    "neither the site",
  ],
  [
    "the forms do not climb to the platform",
    "src/leads/engine/b.ts",
    `import "../../platform/jobs/jobs.ts";`,
    restricted,
    "by its alias",
  ],
  ["the forms do not use Node", "src/leads/c.ts", `import "node:crypto";`, node, ""],
  [
    "ui does not import a tool",
    "src/ui/a.tsx",
    `import "#tools/catalogue.ts";`,
    restricted,
    "ui knows base and i18n alone",
  ],
  [
    "ui does not import the brand",
    "src/ui/b.tsx",
    `import "#brand/brand.ts";`,
    restricted,
    "ui knows base and i18n alone",
  ],
  [
    "base does not import ui",
    "src/base/a.ts",
    `import "#ui/toast.ts";`,
    restricted,
    "base and brand know i18n alone",
  ],
  [
    "base does not climb to a room",
    "src/base/b.ts",
    `import "../leads/contact.contract.ts";`,
    restricted,
    "by its alias",
  ],
  ["base does not use Node", "src/base/c.ts", `import "node:path";`, node, ""],
  [
    "the brand does not import ui",
    "src/brand/a.tsx",
    `import "#ui/Icon.tsx";`,
    restricted,
    "base and brand know i18n alone",
  ],
  [
    "i18n imports no other folder",
    "src/i18n/a.ts",
    `import "#base/app-error.ts";`,
    restricted,
    "i18n knows no other folder",
  ],
  ["i18n does not use Node", "src/i18n/b.ts", `import "node:fs";`, node, ""],
  [
    "a dynamic import is an import",
    "src/tools/palette/engine/i.ts",
    `export const load = () => import("node:fs");`,
    node,
    "",
  ],
  [
    "no file only hands on what others make",
    "src/base/d.ts",
    `export * from "./app-error.ts";`,
    "oxc(no-barrel-file)",
    "Barrel file",
  ],
  [
    "nothing imports itself in a circle",
    "src/base/e.ts",
    `import type { F } from "#base/f.ts";\nexport type E = F | 1;`,
    "import(no-cycle)",
    "cycle",
  ],
];
/** The other half of the circle. */
const helpers = { "src/base/f.ts": `import type { E } from "./e.ts";\nexport type F = E | 2;\n` };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-rules-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lints a project of these files with the product's own rules. */
function lint(
  name: string,
  files: Readonly<Record<string, string>>,
): {
  readonly status: number | null;
  readonly of: (file: string) => readonly Finding[];
  readonly all: readonly Finding[];
} {
  const project = join(folder, name);
  const config = {
    "package.json": `{ "type": "module", "imports": { "#*": "./src/*" } }`,
    "tsconfig.json": `{ "compilerOptions": { "jsx": "react-jsx", "paths": { "#*": ["./src/*"] } } }`,
  };
  for (const [file, text] of Object.entries({ ...config, ...files })) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  copyFileSync(join(root, ".oxlintrc.json"), join(project, ".oxlintrc.json"));
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, "node_modules/oxlint/bin/oxlint"), "--format=json", "."],
    { cwd: project, encoding: "utf8" },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { filename: string; code: string; message: string; help?: string }[];
  };
  const findings = diagnostics.map(({ filename, code, message, help }) => ({
    filename: filename.replaceAll("\\", "/"),
    code,
    help: `${message} ${help ?? ""}`,
  }));
  return {
    status,
    all: findings,
    of: (file) => findings.filter(({ filename }) => filename === file),
  };
}

test("the linter has nothing to say of imports that are allowed", () => {
  const { status, all } = lint("clean", cleanFiles);
  expect(all).toEqual([]);
  expect(status).toBe(0);
});

describe("the linter refuses what may not be imported", () => {
  let result: ReturnType<typeof lint>;
  beforeAll(() => {
    result = lint("planted", {
      ...cleanFiles,
      ...helpers,
      ...Object.fromEntries(forbidden.map(([, file, line]) => [file, `${line}\n`])),
    });
  });

  test("and fails", () => {
    expect(result.status).toBe(1);
  });

  test.each(forbidden)("%s", (_promise, file, _line, code, message) => {
    expect(result.of(file)).toContainEqual({
      filename: file,
      code,
      help: expect.stringContaining(message),
    });
  });
});
