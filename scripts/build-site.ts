import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { buildPrintBundle } from "./build-print.ts";

/** The files and folders that the built pages depend on. */
const inputs = [
  "src",
  "content",
  "public",
  "astro.config.ts",
  "package-lock.json",
  "tsconfig.json",
];
/**
 * Room for what a build allocates and drops at once: by default Node collects 16 MB at a time,
 * which takes a second of a build's processor time.
 */
const youngGeneration = "--max-semi-space-size=64";

const stampFile = ".cache/site-stamp";
/** Where the site is built, so that a server which runs keeps its pages until all are there. */
const buildDir = ".cache/build";

/** Builds the site into `dist/` if one of its inputs has changed since the last build. */
export async function buildIfChanged(): Promise<void> {
  const stamp = await computeStamp(inputs);
  const built = await readFile(stampFile, "utf8").catch(() => "");
  if (built === stamp && existsSync("dist/index.html") && existsSync("dist-answers")) return;
  console.log("Building the site …");
  // Astro's cache of rendered Markdown is not invalidated when the code that renders it changes.
  const { status } = spawnSync(
    process.execPath,
    [
      youngGeneration,
      "node_modules/astro/bin/astro.mjs",
      "build",
      "--silent",
      "--force",
      "--outDir",
      join(buildDir, "dist"),
    ],
    { stdio: "inherit" },
  );
  if (status !== 0) process.exit(status ?? 1);
  await buildPrintBundle(join(buildDir, "dist-answers"));
  await replaceFolder(join(buildDir, "dist-answers"), "dist-answers");
  await replaceFolder(join(buildDir, "dist"), "dist");
  await writeFile(stampFile, stamp);
}

/**
 * Puts a folder where another is, or where none is. The place is without a folder only between two
 * renames, so both have to be on one disk.
 */
export async function replaceFolder(folder: string, place: string): Promise<void> {
  const former = join(folder, "..", `former-${basename(place)}`);
  await rm(former, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, former);
  await rename(folder, place);
  await rm(former, { recursive: true, force: true });
}

async function computeStamp(names: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(process.env.SITE_URL ?? "");
  for (const name of names)
    for (const file of await listFiles(name)) hash.update(file).update(await readFile(file));
  return hash.digest("hex");
}

async function listFiles(name: string): Promise<string[]> {
  if (!existsSync(name)) return [];
  const entries = await readdir(name, { recursive: true, withFileTypes: true }).catch(
    () => undefined,
  );
  if (entries === undefined) return [name];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
