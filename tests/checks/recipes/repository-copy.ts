import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** A copy of the repository in which a test follows a recipe of CONTRIBUTING.md. */
export interface RepositoryCopy {
  /**
   * Replaces a text that occurs in a file.
   * @throws Error where it does not, since the recipe is out of date then
   */
  edit(file: string, search: string, replacement: string): void;
  write(file: string, text: string): void;
  /** The files that are new or differ from the repository, sorted. */
  listChanges(): readonly string[];
  /** Runs a program of node_modules in the copy. @returns its exit code and what it wrote */
  run(program: string, ...args: readonly string[]): { code: number | null; output: string };
  /** Runs a file of the copy. */
  runFile(file: string): { code: number | null; output: string };
  /** Type-checks some files and what they import. @returns the files with errors, sorted */
  findTypeErrors(...files: readonly string[]): readonly string[];
  remove(): void;
}

/** @param paths what the copy holds besides package.json and the configurations, as `src/base` */
export function copyRepository(...paths: readonly string[]): RepositoryCopy {
  const folder = mkdtempSync(join(tmpdir(), "recipe-"));
  for (const path of ["package.json", "tsconfig.json", "vitest.config.ts", ...paths])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const name of ["node_modules", ".astro"])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name), "dir");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const runFile = (file: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
      cwd: folder,
      encoding: "utf8",
    });
    return { code: status, output: stdout + stderr };
  };
  const run: RepositoryCopy["run"] = (program, ...args) =>
    runFile(join("node_modules", program), ...args);
  const write: RepositoryCopy["write"] = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    run,
    runFile,
    write,
    edit: (file, search, replacement) => {
      const text = read(file);
      if (!text.includes(search)) throw new Error(`${file} does not hold "${search}".`);
      write(
        file,
        text.replace(search, () => replacement),
      );
    },
    listChanges: () =>
      globSync("{src,tests,content}/**/*.*", { cwd: folder })
        .filter((file) => statSync(join(folder, file)).isFile())
        .filter((file) => !existsSync(join(root, file)) || isDifferent(folder, file))
        .toSorted(),
    findTypeErrors: (...files) => {
      const options = { extends: "./tsconfig.json", files, include: [] };
      writeFileSync(join(folder, "tsconfig.recipe.json"), JSON.stringify(options));
      const { output } = run("typescript7/bin/tsc", "--noEmit", "-p", "tsconfig.recipe.json");
      const named = [...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file]) => file!);
      return [...new Set(named)].toSorted();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const isDifferent = (folder: string, file: string): boolean =>
  readFileSync(join(folder, file), "utf8") !== readFileSync(join(root, file), "utf8");
