import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { locales, type Locale } from "#i18n/messages.ts";

/** The forms that work without JavaScript. */
export type FormName = "contact" | "service-request";
const forms: readonly FormName[] = ["contact", "service-request"];
const states = ["form", "sent"] as const;
type State = (typeof states)[number];

/** The pages that the build wrote for answering plain forms and questions. */
export interface AnswerTemplates {
  /** The page's HTML, undefined where the build did not write it. */
  get(form: FormName, state: State, locale: Locale): string | undefined;
  /** The page of search results, undefined where the build did not write it. */
  search(locale: Locale): string | undefined;
  /** The files that should be there and are not. */
  readonly missing: readonly string[];
}

/** Reads all of them into memory. @param folder that of the files `FORM.STATE.LOCALE.html` */
export async function readAnswerTemplates(folder: string): Promise<AnswerTemplates> {
  const templates = new Map<string, string>();
  const missing: string[] = [];
  for (const page of [
    ...forms.flatMap((form) => states.map((state) => `${form}.${state}`)),
    "search.page",
  ])
    for (const locale of locales) {
      const name = `${page}.${locale}.html`;
      const html = await readFile(join(folder, name), "utf8").catch(() => undefined);
      if (html === undefined) missing.push(name);
      else templates.set(name, html);
    }
  return {
    missing,
    get: (form, state, locale) => templates.get(`${form}.${state}.${locale}.html`),
    search: (locale) => templates.get(`search.page.${locale}.html`),
  };
}
