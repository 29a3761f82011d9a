import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { locales, type Locale } from "#i18n/messages.ts";

/** Pages that the build wrote for the server to fill. */
export interface PageTemplates {
  /** The page's HTML, undefined where the build did not write it. */
  get(name: string, locale: Locale): string | undefined;
  /** The files that should be there and are not. */
  readonly missing: readonly string[];
}

/** Reads all of them into memory. @param folder that of the files `NAME.LOCALE.html` */
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
