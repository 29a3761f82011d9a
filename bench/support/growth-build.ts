import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Measures } from "./growth-data.ts";
import { watchMemory } from "./memory.ts";

const root = resolve(import.meta.dirname, "../..");
const copied = [
  "astro.config.ts",
  "content",
  "package.json",
  "package-lock.json",
  "pictures",
  "scripts",
  "src",
  "tsconfig.astro.json",
  "tsconfig.json",
];

/** Copies the project and repeats its tutorials, under other names, until there are so many. */
async function copyProject(folder: string, tutorials: number): Promise<void> {
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const content = join(folder, "content/tutorials");
  const originals = await readdir(content);
  for (let i = originals.length; i < tutorials; i++) {
    const copy = join(content, `${originals[i % originals.length]!}-${i}`);
    await cp(join(content, originals[i % originals.length]!), copy, { recursive: true });
    const facts = join(copy, "facts.yml");
    const text = await readFile(facts, "utf8");
    await writeFile(facts, text.replace(/^image: true$/m, "image: false"));
  }
}

async function build(folder: string): Promise<{ readonly ms: number; readonly mb: number }> {
  const mark = `GROWTH_BENCH=${folder}`;
  const stop = watchMemory(mark);
  const begin = performance.now();
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "scripts/build.ts"],
    {
      cwd: folder,
      env: { ...process.env, GROWTH_BENCH: folder },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let errors = "";
  child.stderr.on("data", (data: Buffer) => (errors += data.toString()));
  const [code] = (await once(child, "exit")) as [number | null];
  const { rssMb } = stop();
  if (code !== 0) throw new Error(`the build failed: ${errors.slice(-2_000)}`);
  return { ms: performance.now() - begin, mb: rssMb };
}

/** A build of the whole site with so many tutorials, and the sizes of what grows with them. */
export async function measureBuild(tutorials: number, folder: string): Promise<Measures> {
  const project = join(folder, "project");
  await mkdir(project);
  await copyProject(project, tutorials);
  const { ms, mb } = await build(project);
  const again = await build(project);
  const dist = join(project, "dist");
  const sizeKb = async (file: string) => (await stat(join(dist, file))).size / 1_024;
  return {
    "build from nothing, s": ms / 1_000,
    "build again, s": again.ms / 1_000,
    "memory of the build, MB": mb,
    "search index, KB": await sizeKb("search-index.ar.json.br"),
    "site map, KB": await sizeKb("sitemap.xml.br"),
    "list of tutorials, KB": await sizeKb("tutorials/index.html.br"),
  };
}
