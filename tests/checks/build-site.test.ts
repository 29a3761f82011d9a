import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceFolder } from "../../scripts/build-site.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "replace-folder-"));
  addFolder("built/site", { "page.html": "new" });
});
afterEach(() => rmSync(folder, { recursive: true }));

function addFolder(name: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, name), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
}

function replace(): Promise<void> {
  return replaceFolder(join(folder, "built/site"), join(folder, "site"));
}

test("what is built takes the place of what was there, and nothing of it stays", async () => {
  addFolder("site", { "page.html": "old", "gone.html": "old" });
  await replace();
  expect(readdirSync(join(folder, "site"))).toEqual(["page.html"]);
  expect(readFileSync(join(folder, "site/page.html"), "utf8")).toBe("new");
  expect(readdirSync(join(folder, "built"))).toEqual([]);
});

test("it is put where nothing was, and where a former build was interrupted", async () => {
  addFolder("built/former-site", { "page.html": "older" });
  await replace();
  expect(readFileSync(join(folder, "site/page.html"), "utf8")).toBe("new");
  expect(readdirSync(join(folder, "built"))).toEqual([]);
});
