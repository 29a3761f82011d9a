import { spawnSync } from "node:child_process";
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
function createProject(): { run: (file: string) => readonly string[]; changeLock: () => void } {
  const root = mkdtempSync(join(tmpdir(), "run-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ["scripts", "src/commands", "bin", "tests"])
    mkdirSync(join(root, folder), { recursive: true });
  copyFileSync(join(import.meta.dirname, "../../scripts/run.mjs"), join(root, "scripts/run.mjs"));
  for (const file of ["scripts/start.ts", "scripts/test.ts", "src/commands/leads.ts"])
    writeFileSync(join(root, file), "");
  writeFileSync(join(root, "package-lock.json"), "1");
  const log = join(root, "npm.log");
  const npm = join(root, "bin/npm");
  writeFileSync(npm, `#!/bin/sh\necho "$1 $2" >> ${log}\nmkdir -p node_modules\n`);
  chmodSync(npm, 0o755);
  const path = [join(root, "bin"), dirname(process.execPath), process.env["PATH"]].join(delimiter);
  return {
    run(file) {
      writeFileSync(log, "");
      const { status } = spawnSync(process.execPath, ["scripts/run.mjs", file], {
        cwd: root,
        env: { ...process.env, PATH: path },
      });
      expect(status).toBe(0);
      return readFileSync(log, "utf8").split("\n").slice(0, -1);
    },
    changeLock: () => writeFileSync(join(root, "package-lock.json"), "2"),
  };
}

test("a server installs its own packages, and the tests add those of the development", () => {
  const { run, changeLock } = createProject();
  expect(run("scripts/start.ts")).toEqual(["ci --omit=dev"]);
  expect(run("src/commands/leads.ts")).toEqual([]);
  expect(run("scripts/test.ts")).toEqual(["ci --include=dev"]);
  expect(run("scripts/start.ts")).toEqual([]);
  changeLock();
  expect(run("scripts/start.ts")).toEqual(["ci --include=dev"]);
});
