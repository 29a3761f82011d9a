import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Locale } from "#i18n/messages.ts";
import { fillFigures } from "../../../src/site/experiments/fill-figures.ts";
import { resultsSchema, type Results } from "../../../src/site/experiments/results.ts";

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

/** A Markdown file as its author wrote it, with the citations of figures. */
export const readSourceFile = (kind: Kind, id: string, locale: Locale): string =>
  projectFile(`content/${kind}/${id}/${locale}.md`);

/** The stored results of all experiments, by the folder of their article. */
export const readResults = (): ReadonlyMap<string, Results> =>
  new Map(
    listIds("tutorials").flatMap((id) => {
      const path = `content/tutorials/${id}/experiment/results.json`;
      return existsSync(join(root, path))
        ? [[id, resultsSchema.parse(JSON.parse(projectFile(path)))] as const]
        : [];
    }),
  );
const results = readResults();

/** A Markdown file as it is shown: with its figures filled in. */
export const readWordsFile = (kind: Kind, id: string, locale: Locale): string =>
  fillFigures(readSourceFile(kind, id, locale), {
    locale,
    results,
    file: `content/${kind}/${id}/${locale}.md`,
  });

/** A Markdown file's text below its front matter. */
export const readBody = (markdown: string): string =>
  markdown.replace(/^---\n.*?\n---\n/s, "").trim();

/**
 * What a file of facts, or the front matter of a Markdown file, holds. Scalars stay texts as they
 * are written.
 */
function parseFile(file: string): unknown {
  return parse(/^---\n(.*?\n)---\n/s.exec(file)?.[1] ?? file, { schema: "failsafe" });
}

/** @param path the keys that lead to the value, as `client.ar` */
function find(file: string, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      parseFile(file),
    );
}

/** The text under a key, as `title` or `client.ar`; undefined where there is none. */
export function readValue(file: string, path: string): string | undefined {
  const value = find(file, path);
  return typeof value === "string" ? value : undefined;
}

/** The entries of the list under a key; none where there is no such key. */
export const readList = (file: string, key: string): readonly string[] =>
  (find(file, key) ?? []) as readonly string[];

/** The entries of such a list in one language, where an entry may have one text for each. */
export const readLocalizedList = (file: string, key: string, locale: Locale): readonly string[] =>
  ((find(file, key) ?? []) as readonly (string | Record<Locale, string>)[]).map((entry) =>
    typeof entry === "string" ? entry : entry[locale],
  );

/** One field of each entry of the list under a key, as the names of `features`. */
export const readFields = (file: string, key: string, field: string): readonly string[] =>
  ((find(file, key) ?? []) as readonly Record<string, string>[]).map((entry) => entry[field]!);

/** Every file below some folders, as paths from the root. */
export function listFilesBelow(folders: readonly string[], wanted: RegExp): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && wanted.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  );
}
