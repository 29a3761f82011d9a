import { once } from "node:events";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  deleteFoldersOfProcess,
  deleteOrphanFolders,
} from "#platform/egress/browser/delete-orphan-folders.ts";
import { takeProcess } from "#platform/processes/process-pool.ts";
import { temporaryFolder } from "./start-app.ts";

test("what a killed server's browser left is cleared away, and nothing that is in use or not ours", async () => {
  const folder = await useTemporaryFolder();
  const old = new Date(Date.now() - 11 * 60_000);
  for (const name of ["ro2ya-browser-old", "ro2ya-browser-new", "somebody-elses"]) {
    await mkdir(join(folder, name));
    if (name !== "ro2ya-browser-new") await utimes(join(folder, name), old, old);
  }
  await deleteOrphanFolders();
  expect((await readdir(folder)).sort()).toEqual(["ro2ya-browser-new", "somebody-elses"]);
});

test("a killed process's folders are removed, also when a browser still writes to them, and no other's", async () => {
  const folder = await useTemporaryFolder();
  const names = ["ro2ya-browser-12-a", "ro2ya-browser-12-b", "ro2ya-browser-123-a"];
  for (const name of names) await mkdir(join(folder, name));
  const deleting = deleteFoldersOfProcess(12);
  await writeFile(join(folder, names[0]!, "late"), "x");
  await deleting;
  expect(await readdir(folder)).toEqual(["ro2ya-browser-123-a"]);
});

test("a process that is killed during its task leaves no folder behind", async () => {
  const folder = await useTemporaryFolder();
  const file = join(folder, "leaves-a-folder.mjs");
  await writeFile(
    file,
    `import { mkdtempSync } from "node:fs";
process.on("message", () => {
  mkdtempSync(${JSON.stringify(join(folder, "ro2ya-browser-"))} + process.pid + "-");
  process.kill(process.pid, "SIGKILL");
});`,
  );
  const child = takeProcess({ file, env: {}, maxHeapMb: 50 });
  child.send({});
  await once(child, "exit");
  await expect.poll(() => readdir(folder), { timeout: 5_000 }).toEqual(["leaves-a-folder.mjs"]);
});

/** A folder that is the system's folder for temporary files during the test. */
async function useTemporaryFolder(): Promise<string> {
  const folder = await temporaryFolder();
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return folder;
}
