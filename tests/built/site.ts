import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Window } from "happy-dom";
import { localePath, stripLocale } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";

const root = join(import.meta.dirname, "../..");
export const dist = join(root, "dist");
export const answers = join(root, "dist-answers");

export interface BuiltPage {
  /** Where it is served, as `/en/services`. */
  readonly address: string;
  /** The address without its language. */
  readonly path: string;
  readonly locale: Locale;
  readonly file: string;
  readonly html: string;
  /** Parsed at the first look. */
  readonly document: Document;
}

const window = new Window({
  settings: {
    disableJavaScriptEvaluation: true,
    disableJavaScriptFileLoading: true,
    disableCSSFileLoading: true,
  },
});

/** Parses a page; nothing of it is loaded or run. */
export function parseHtml(html: string): Document {
  return new window.DOMParser().parseFromString(html, "text/html") as unknown as Document;
}

/** Parses an XML file. */
export function parseXml(xml: string): Document {
  return new window.DOMParser().parseFromString(xml, "application/xml") as unknown as Document;
}

/** Every file of the build, as a path from its root with slashes. */
export const files: readonly string[] = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(dist.length + 1)
      .replaceAll("\\", "/"),
  )
  .sort();

function read(file: string): BuiltPage {
  const html = readFileSync(join(dist, file), "utf8");
  const address = `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
  let parsed: Document | undefined;
  return {
    address,
    path: stripLocale(address),
    locale: /^\/en(\/|$)/.test(address) ? "en" : "ar",
    file,
    html,
    get document() {
      return (parsed ??= parseHtml(html));
    },
  };
}

/** Pages that replace others: what is not there, and what cannot be reached. */
const fakeServices = ["/404", "/offline"];

/** Every page that was built, those that replace others included. */
export const allPages: readonly BuiltPage[] = files
  .filter((file) => file.endsWith(".html"))
  .map(read);

/** The pages that have an address of their own. */
export const pages: readonly BuiltPage[] = allPages.filter(
  ({ path }) => !fakeServices.includes(path),
);

/** The page at a path in a language; undefined where none was built. */
export function getPage(locale: Locale, path: string): BuiltPage | undefined {
  return pages.find(({ address }) => address === localePath(locale, path));
}

/** Something wrong with a page. */
export interface PageFault {
  readonly page: string;
  readonly what: string;
}

/** The faults in lines, each kind once: what a layout does wrong is on every page. */
export function formatFaults(faults: readonly PageFault[]): readonly string[] {
  const getPages = Map.groupBy(faults, ({ what }) => what);
  return [...getPages].map(([what, found]) => {
    const named = [...new Set(found.map(({ page }) => page))];
    return `${what} on ${named.slice(0, 3).join(", ")}${named.length > 3 ? ` and ${named.length - 3} more pages` : ""}`;
  });
}

/** The faults that a look at each page finds, in lines. */
export function listFaults(
  checkedPages: readonly BuiltPage[],
  findFaults: (page: BuiltPage) => readonly string[],
): readonly string[] {
  return formatFaults(
    checkedPages.flatMap((page) => findFaults(page).map((what) => ({ page: page.address, what }))),
  );
}
