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
  "src/tools/palette/contrast.test.ts": `import { readFileSync } from "node:fs";\nimport { title } from "./messages.ts";\nexport const words = readFileSync(title);\n`,
  "src/tools/palette/Tool.tsx": `import { Star } from "#brand/window/Star.tsx";\nimport { Icon } from "#ui/Icon.tsx";\nexport const Tool = () => <><Star /><Icon /></>;\n`,
  "src/tools/palette/rules/hue.ts": `import { title } from "../messages.ts";\nexport const hue = title;\n`,
  "src/tools/qr/messages.ts": `export const title = "QR";\n`,
  "src/leads/contact.contract.ts": `import { name } from "#brand/brand.ts";\nimport { code } from "#base/app-error.ts";\nexport const contact = [name, code];\n`,
  "src/app.ts": `import { readFileSync } from "node:fs";\nimport { contact } from "#leads/contact.contract.ts";\nimport { title } from "#tools/palette/messages.ts";\nexport const app = [readFileSync, contact, title];\n`,
  "src/leads/server/store.ts": `export const store = 1;\n`,
  "src/leads/server/contact.ts": `import { store } from "../leads/store.ts";\nexport const route = store;\n`,
  "src/site/sections/Hero.tsx": `import { Icon } from "#ui/Icon.tsx";\nimport { name } from "#brand/brand.ts";\nimport { tools } from "#tools/catalogue.ts";\nimport { contact } from "#leads/contact.contract.ts";\nexport const Hero = () => <Icon key={[name, tools, contact].join()} />;\n`,
  "src/site/pages/index.astro": `---\nimport { Hero } from "../sections/Hero.tsx";\n---\n<Hero />\n`,
};

const restricted = "eslint(no-restricted-imports)";

/** What each rule forbids: a file, its one bad line, the rule that has to speak and a part of what it says. */
const forbidden: readonly (readonly [
  promise: string,
  file: string,
  line: string,
  code: string,
  says: string,
])[] = [
  [
    "the site does not import the API",
    "src/site/a.ts",
    `import "#app.ts";`,
    restricted,
    "over HTTP",
  ],
  [
    "the site does not climb to the API",
    "src/site/sections/b.ts",
    `import "../../api/app.ts";`,
    restricted,
    "by its alias",
  ],
  [
    "a page does not import the API",
    "src/site/pages/c.astro",
    `---\nimport { app } from "#app.ts";\n---\n{app}`,
    restricted,
    "over HTTP",
  ],
  [
    "the API does not import the site",
    "src/api/a.ts",
    `import "#site/head.ts";`,
    restricted,
    "neither the site",
  ],
  [
    "the API does not import ui",
    "src/api/b.ts",
    `import "#ui/toast.ts";`,
    restricted,
    "neither the site",
  ],
  [
    "the API does not import the brand",
    "src/api/c.ts",
    `import "#brand/brand.ts";`,
    restricted,
    "neither the site",
  ],
  [
    "the API takes no component",
    "src/api/d.ts",
    `import "#leads/ui/ContactForm.tsx";`,
    restricted,
    "only pure files",
  ],
  [
    "the API takes no worker",
    "src/api/e.ts",
    `import "#tools/palette/mix.worker.ts";`,
    restricted,
    "only pure files",
  ],
  [
    "the API takes no client",
    "src/api/f.ts",
    `import "#tools/palette/mix.client.ts";`,
    restricted,
    "only pure files",
  ],
  [
    "the API does not climb to the site",
    "src/api/routes/g.ts",
    `import "../../site/head.ts";`,
    restricted,
    "by its alias",
  ],
  [
    "the API does not climb to the forms' contracts",
    "src/api/routes/h.ts",
    `import "../../leads/contact.contract.ts";`,
    restricted,
    "by its alias",
  ],
  [
    "the API's first files do not climb at all",
    "src/api/i.ts",
    `import "../leads/contact.contract.ts";`,
    "import(no-relative-parent-imports)",
    "",
  ],
  [
    "a tool does not import the site",
    "src/tools/palette/a.ts",
    `import "#site/head.ts";`,
    restricted,
    "Tools know neither",
  ],
  [
    "a tool does not import the API",
    "src/tools/palette/b.ts",
    `export { app } from "#app.ts";`,
    restricted,
    "Tools know neither",
  ],
  [
    "a tool does not import the forms",
    "src/tools/palette/c.ts",
    `import type { Lead } from "#leads/lead.ts";\nexport type X = Lead;`,
    restricted,
    "Tools know neither",
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
    "import(no-relative-parent-imports)",
    "",
  ],
  [
    "a tool's own folders do not climb to another tool",
    "src/tools/palette/rules/f.ts",
    `import "../../qr/messages.ts";`,
    restricted,
    "No tool imports another",
  ],
  [
    "a tool does not climb to the site",
    "src/tools/palette/g.tsx",
    `import "../../site/head.ts";`,
    restricted,
    "by its alias",
  ],
  [
    "a tool does not use Node",
    "src/tools/palette/h.ts",
    `import "node:fs";`,
    "import(no-nodejs-modules)",
    "",
  ],
  [
    "the forms do not import a tool",
    "src/leads/a.ts",
    `import "#tools/palette/messages.ts";`,
    restricted,
    "The forms know neither",
  ],
  [
    "the forms do not climb to the API",
    "src/leads/rules/b.ts",
    `import "../../api/app.ts";`,
    restricted,
    "by its alias",
  ],
  [
    "the forms do not use Node",
    "src/leads/c.ts",
    `import "node:crypto";`,
    "import(no-nodejs-modules)",
    "",
  ],
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
    "base does not climb to the API",
    "src/base/b.ts",
    `import "../api/app.ts";`,
    restricted,
    "by its alias",
  ],
  [
    "base does not use Node",
    "src/base/c.ts",
    `import "node:path";`,
    "import(no-nodejs-modules)",
    "",
  ],
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
  ["i18n does not use Node", "src/i18n/b.ts", `import "node:fs";`, "import(no-nodejs-modules)", ""],
  [
    "an import that waits is an import",
    "src/tools/palette/i.ts",
    `export const load = () => import("node:fs");`,
    "import(no-nodejs-modules)",
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

  test.each(forbidden)("%s", (_promise, file, _line, code, says) => {
    expect(result.of(file)).toContainEqual({
      filename: file,
      code,
      help: expect.stringContaining(says),
    });
  });
});
