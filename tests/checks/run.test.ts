import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** A project of one command for each scope, whose npm writes down what it is asked for. */
function createProject() {
  const root = mkdtempSync(join(tmpdir(), "run-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ["scripts", "src/commands", "bin", "tests"])
    mkdirSync(join(root, folder), { recursive: true });
  copyFileSync(join(import.meta.dirname, "../../scripts/run.mjs"), join(root, "scripts/run.mjs"));
  for (const file of ["scripts/start.ts", "scripts/test.ts", "src/commands/leads.ts"])
    writeFileSync(join(root, file), "");
  const lock = (version: string): string =>
    JSON.stringify({
      packages: {
        "": {},
        "node_modules/server": { version },
        "node_modules/test": { version, dev: true },
        "node_modules/other-system": { version, optional: true },
      },
    });
  const changeLock = (version: string): void => {
    writeFileSync(join(root, "package-lock.json"), lock(version));
  };
  changeLock("1.0.0");
  const log = join(root, "npm.log");
  const npm = join(root, "bin/npm");
  // As npm does, it lists what it has installed.
  writeFileSync(
    npm,
    `#!${process.execPath}
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const [command, scope] = process.argv.slice(2);
appendFileSync(${JSON.stringify(log)}, \`\${command} \${scope}\\n\`);
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const present = Object.entries(packages).filter(
  ([path, { dev, optional }]) => path !== "" && !optional && !(dev && scope === "--omit=dev"),
);
mkdirSync("node_modules", { recursive: true });
writeFileSync(
  "node_modules/.package-lock.json",
  JSON.stringify({ packages: Object.fromEntries(present) }),
);
`,
  );
  chmodSync(npm, 0o755);
  const path = [join(root, "bin"), dirname(process.execPath), process.env["PATH"]].join(delimiter);
  return {
    root,
    /** Runs a file, and returns how npm was called. */
    run(file: string): readonly string[] {
      writeFileSync(log, "");
      const { status } = spawnSync(process.execPath, ["scripts/run.mjs", file], {
        cwd: root,
        env: { ...process.env, PATH: path },
      });
      expect(status).toBe(0);
      return readFileSync(log, "utf8").split("\n").slice(0, -1);
    },
    changeLock,
    /** Installs by hand, as a developer does. */
    install(): void {
      expect(spawnSync(npm, ["install", ""], { cwd: root }).status).toBe(0);
    },
  };
}

test("a server installs its own packages, and the tests add those of the development", () => {
  const { run, changeLock } = createProject();
  expect(run("scripts/start.ts")).toEqual(["ci --omit=dev"]);
  expect(run("src/commands/leads.ts")).toEqual([]);
  expect(run("scripts/test.ts")).toEqual(["ci --include=dev"]);
  expect(run("scripts/start.ts")).toEqual([]);
  changeLock("2.0.0");
  expect(run("scripts/start.ts")).toEqual(["ci --include=dev"]);
});

test("packages that were installed by hand are enough", () => {
  const { run, install } = createProject();
  install();
  expect(run("scripts/start.ts")).toEqual([]);
  expect(run("scripts/test.ts")).toEqual([]);
});

test("what npm started ends with the shell that npm ends on a signal", async () => {
  const { root, install } = createProject();
  install();
  // It keeps standard output open until it ends.
  writeFileSync(
    join(root, "scripts/start.ts"),
    'console.log("started"); setInterval(() => {}, 9);',
  );
  const shell = spawn(
    "sh",
    ["-c", `"${process.execPath}" scripts/run.mjs scripts/start.ts; true`],
    {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: "start" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await once(shell.stdout, "data");
  shell.kill("SIGTERM");
  await once(shell, "close");
});
