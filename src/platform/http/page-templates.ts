import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { locales, type Locale } from "#i18n/messages.ts";

/** The built pages that the server fills in. */
export interface PageTemplates {
  /** The HTML of a page; undefined where the build did not write it. */
  get(name: string, locale: Locale): string | undefined;
  /** The names of expected files that do not exist. */
  readonly missing: readonly string[];
}

/** Reads all templates into memory. @param folder the folder of the files `NAME.LOCALE.html` */
export async function readPageTemplates(
  folder: string,
  names: readonly string[],
): Promise<PageTemplates> {
  const templates = new Map<string, string>();
  const missing: string[] = [];
  for (const page of names)
    for (const locale of locales) {
      const name = `${page}.${locale}.html`;
      const html = await readFile(join(folder, name), "utf8").catch(() => undefined);
      if (html === undefined) missing.push(name);
      else templates.set(name, html);
    }
  return { missing, get: (name, locale) => templates.get(`${name}.${locale}.html`) };
}
