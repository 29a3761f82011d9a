import { mkdir, readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deleteOrphanFolders } from "#platform/egress/browser/delete-orphan-folders.ts";
import { temporaryFolder } from "./start-app.ts";

test("what a killed server's browser left is cleared away, and nothing that is in use or not ours", async () => {
  const folder = await temporaryFolder();
  process.env["TMPDIR"] = folder;
  const old = new Date(Date.now() - 11 * 60_000);
  for (const name of ["ro2ya-browser-old", "ro2ya-browser-new", "somebody-elses"]) {
    await mkdir(join(folder, name));
    if (name !== "ro2ya-browser-new") await utimes(join(folder, name), old, old);
  }
  await deleteOrphanFolders();
  expect((await readdir(folder)).sort()).toEqual(["ro2ya-browser-new", "somebody-elses"]);
});
