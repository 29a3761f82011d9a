import { test as base } from "@playwright/test";
import { DOMParser, Window } from "happy-dom";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";
import { listBothLanguages, routes } from "./site-map.ts";

/** A page as the server sends it, before any script. */
export interface StaticPage {
  readonly locale: Locale;
  readonly path: string;
  readonly href: string;
  readonly status: number;
  readonly headers: Headers;
  /** With every drawing; `document` has the drawings' frames only. */
  readonly html: string;
  readonly document: Document;
}

export interface StaticSite {
  /** Every page of the route table in both languages. */
  readonly pages: readonly StaticPage[];
  /** Any page, of the route table or not. Each is fetched once a worker. */
  read(locale: Locale, path: string): Promise<StaticPage>;
}

/** Twice the usual timeout: reading 86 pages takes a few seconds. */
const readTimeoutMs = 120_000;

/** Tests that read pages as text, which takes a fraction of the time that a browser does. */
export const test = base.extend<object, { site: StaticSite }>({
  site: [
    // Playwright reads from this pattern what the fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const pages = new Map<string, Promise<StaticPage>>();
      const window = new Window();
      const parser = new window.DOMParser();
      const read = (locale: Locale, path: string): Promise<StaticPage> => {
        const href = localePath(locale, path);
        const known =
          pages.get(href) ?? fetchPage(parser, project.use.baseURL!, { locale, path, href });
        pages.set(href, known);
        return known;
      };
      await use({
        pages: await Promise.all(
          listBothLanguages(routes).map(({ locale, path }) => read(locale, path)),
        ),
        read,
      });
      await window.happyDOM.close();
    },
    { scope: "worker", timeout: readTimeoutMs },
  ],
});

async function fetchPage(
  parser: DOMParser,
  baseUrl: string,
  { locale, path, href }: Pick<StaticPage, "locale" | "path" | "href">,
): Promise<StaticPage> {
  const response = await fetch(new URL(href, baseUrl), { redirect: "manual" });
  const html = await response.text();
  // The lattices are nine tenths of some pages, and no test asks about a single pane here.
  const light = html.replaceAll(/(<svg\b[^>]*>).*?<\/svg>/gs, "$1</svg>");
  const document = parser.parseFromString(light, "text/html") as unknown as Document;
  return { locale, path, href, status: response.status, headers: response.headers, html, document };
}

/** The words of an element as a reader sees them: white space as one blank. */
export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();

export const listWords = (root: ParentNode, selector: string): readonly string[] =>
  [...root.querySelectorAll(selector)].map(words);

/** The addresses that links lead to, as written. */
export const listHrefs = (root: ParentNode, selector = "a"): readonly string[] =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");
