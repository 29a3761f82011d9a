import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#i18n/messages.ts";

const root = join(import.meta.dirname, "../../..");

export type Kind = "services" | "projects" | "tutorials" | "team" | "testimonials" | "legal";

/** The folders of one kind of content: each is one entry, its name the id. */
export const listIds = (kind: Kind): readonly string[] =>
  readdirSync(join(root, "content", kind), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** A file of the project, by its path from the root. */
export const projectFile = (path: string): string => readFileSync(join(root, path), "utf8");

export const readFacts = (kind: Kind, id: string): string =>
  projectFile(`content/${kind}/${id}/facts.yml`);
export const readWordsFile = (kind: Kind, id: string, locale: Locale): string =>
  projectFile(`content/${kind}/${id}/${locale}.md`);

/** A Markdown file's text below its front matter. */
export const readBody = (markdown: string): string =>
  markdown.replace(/^---\n.*?\n---\n/s, "").trim();

/**
 * The text after `key:` at the start of a line, without its quotes; undefined where there is none.
 * `  ar` reads a key one level down.
 */
export function readValue(file: string, key: string): string | undefined {
  const line = new RegExp(String.raw`^${key}: +(.+)$`, "m").exec(file)?.[1];
  return line?.replace(/^"(.*)"$/, "$1").replaceAll(String.raw`\"`, '"');
}

/** The entries of the list under `key:`, one a line, without their quotes. */
export function readList(file: string, key: string): readonly string[] {
  const lines = new RegExp(String.raw`^${key}:\n((?: +- .+\n?)+)`, "m").exec(file)?.[1] ?? "";
  return [...lines.matchAll(/^ +- +"?(.+?)"?$/gm)].map(([, entry]) => entry!);
}

/**
 * The names of the `features` or `questions` of a front matter, as `name: "…"` lines in their
 * block.
 */
export function readFields(file: string, key: string, field: string): readonly string[] {
  const block = new RegExp(String.raw`^${key}:\n((?: .*\n)+)`, "m").exec(file)?.[1] ?? "";
  return [...block.matchAll(new RegExp(String.raw`^ +(?:- )?${field}: +"?(.+?)"?$`, "gm"))].map(
    ([, value]) => value!,
  );
}

/** Every file below some folders, as paths from the root. */
export function listFilesBelow(folders: readonly string[], wanted: RegExp): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && wanted.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
}
