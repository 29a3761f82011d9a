/**
 * Compares the gallery and the key screens with `tests/visual/baselines`.
 *
 * `npm run visual` compares all of them, `npm run visual -- home contact` some. `--accept` stores
 * the current state as the new baseline and prints the changes. `--pictures` saves a screenshot of
 * each into `shots/visual/`.
 */
import { spawn } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { baselineFiles, screens } from "../tests/visual/screens.ts";
import { installChromiumIfMissing } from "./chromium.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: "boolean" }, pictures: { type: "boolean" } },
});
const unknown = positionals.filter((name) => !(name in screens));
const problem =
  unknown.length > 0
    ? `There is no screen ${unknown.join(", ")}. The screens are ${Object.keys(screens).join(", ")}.`
    : installChromiumIfMissing();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

const folder = "tests/visual/baselines";
if (values.accept && positionals.length === 0) {
  for (const name of await readdir(folder))
    if (!baselineFiles.includes(name)) await rm(join(folder, name));
}
// Playwright matches the pattern against the file and the title, separated by spaces.
const only = positionals.map((name) => `\\s${name} in (ar|en)`).join("|");
const child = spawn(
  process.execPath,
  [
    "--disable-warning=ExperimentalWarning",
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config=tests/visual/playwright.config.ts",
    "screens.spec.ts",
    ...(only === "" ? [] : ["--grep", only]),
    ...(values.accept ? ["--reporter=dot"] : []),
  ],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      ...(values.accept ? { VISUAL_ACCEPT: "1" } : {}),
      ...(values.pictures ? { VISUAL_PICTURES: join(process.cwd(), "shots/visual") } : {}),
    },
  },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
