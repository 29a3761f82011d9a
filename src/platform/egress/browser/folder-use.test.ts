import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { measureFolder, readFreeBytes } from "./folder-use.ts";

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "ro2ya-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("the use of a folder is the sum of all files in it at any depth, and links out of it count nothing", async () => {
  const folder = await createFolder();
  const otherFolder = await createFolder();
  await writeFile(join(otherFolder, "large"), new Uint8Array(4_000_000).fill(1));
  await mkdir(join(folder, "a", "b"), { recursive: true });
  await writeFile(join(folder, "one"), new Uint8Array(1_000_000).fill(1));
  await writeFile(join(folder, "a", "b", "two"), new Uint8Array(2_000_000).fill(1));
  await symlink(join(otherFolder, "large"), join(folder, "link"));
  await symlink(otherFolder, join(folder, "a", "folder-link"));
  const bytes = await measureFolder(folder);
  expect(bytes).toBeGreaterThanOrEqual(3_000_000);
  expect(bytes).toBeLessThan(3_200_000);
});

test("many empty files count too, and the walk ends soon after its limit", async () => {
  const folder = await createFolder();
  for (let i = 0; i < 100; i++) await writeFile(join(folder, String(i)), "");
  expect(await measureFolder(folder)).toBeGreaterThanOrEqual(100 * 4_096);
  expect(await measureFolder(folder, 10 * 4_096)).toBe(11 * 4_096);
});

test("files that disappear during the walk, and a missing folder, cause no error", async () => {
  const folder = await createFolder();
  for (let i = 0; i < 200; i++) await writeFile(join(folder, String(i)), "x");
  const [bytes] = await Promise.all([
    measureFolder(folder),
    rm(folder, { recursive: true, force: true }),
  ]);
  expect(bytes).toBeLessThanOrEqual(200 * 8_192);
  expect(await measureFolder(folder)).toBe(0);
  expect(await readFreeBytes(folder)).toBe(Infinity);
  expect(await readFreeBytes(tmpdir())).toBeGreaterThan(0);
});
