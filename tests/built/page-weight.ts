import { existsSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { dist, type BuiltPage } from "./site.ts";

/** What a visitor fetches of a page before touching anything, in bytes as they travel (brotli). */
export interface Weight {
  readonly html: number;
  readonly css: number;
  /**
   * Scripts in the page and the modules that it and its islands load, with all that these import.
   */
  readonly js: number;
  /** Every font that the page's styles name, whichever script it is written in. */
  readonly fonts: number;
}

/** An island that does not wait until its reader comes near it. */
export const islandAtOnce = 'astro-island:not([client="visible"])';

export function weighPage({ html, file, document }: BuiltPage): Weight {
  const sheets = all(document, 'link[rel="stylesheet"]', "href");
  const fonts = new Set([
    ...all(document, 'link[rel="preload"][as="font"]', "href"),
    ...sheets.flatMap(findFonts),
  ]);
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = ""]) => !/\ssrc=|type="application\//.test(attributes))
    .map(([, , text = ""]) => text);
  const entries = [
    ...all(document, "script[src]", "src"),
    ...all(document, 'link[rel="modulepreload"]', "href"),
    ...all(document, islandAtOnce, "component-url"),
    ...all(document, islandAtOnce, "renderer-url"),
    ...all(document, islandAtOnce, "before-hydration-url"),
    ...inline.flatMap((text) => findImports(text).map((name) => posix.resolve("/", name))),
  ];
  return {
    html: compressedSize(`/${file}`),
    css: sum(sheets.map(compressedSize)),
    js:
      sum([...listModules(entries)].map(compressedSize)) +
      (inline.length === 0 ? 0 : brotliCompressSync(inline.join("\n")).length),
    fonts: sum([...fonts].map(compressedSize)),
  };
}

/**
 * The modules themselves and all that they import statically: what waits in an `import()` is
 * fetched when it is wanted.
 */
export function listModules(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const name of findImports(readFileSync(`${dist}${path}`, "utf8")))
      visit(posix.resolve(posix.dirname(path), name));
  };
  entries.forEach(visit);
  return reached;
}

/** The files that a module imports or hands on statically. */
export function findImports(code: string): readonly string[] {
  return [
    ...code.matchAll(
      /(?:^|[;}\s])(?:import|export)(?:\s*[\w*${][^"'`;()]*?from)?\s*(["'])([./][^"'`]+?)\1/g,
    ),
  ].map(([, , name]) => name!);
}

function findFonts(sheet: string): readonly string[] {
  const urls = readFileSync(`${dist}${sheet}`, "utf8").matchAll(
    /url\(["']?([^"')]+\.woff2)["']?\)/g,
  );
  return [...urls].map(([, name]) => posix.resolve(posix.dirname(sheet), name!));
}

/** What a file weighs on its way: its compressed copy where the build wrote one. */
function compressedSize(path: string): number {
  const file = `${dist}${path}`;
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return /\.(html|css|js)$/.test(file)
    ? brotliCompressSync(readFileSync(file)).length
    : statSync(file).size;
}

function all(document: Document, selector: string, attribute: string): readonly string[] {
  return [...document.querySelectorAll(selector)].flatMap(
    (element) => element.getAttribute(attribute) ?? [],
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
