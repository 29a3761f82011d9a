import type { Page } from "./page/page.ts";

export type Thing = Readonly<Record<string, unknown>>;

interface StructuredData {
  /** What JSON.parse said, with the start of the block. */
  readonly errors: readonly string[];
  /** Every thing with a type, those nested in others too. */
  readonly things: readonly {
    readonly types: readonly string[];
    readonly thing: Thing;
    readonly isTop: boolean;
  }[];
}

const read = new WeakMap<Page, StructuredData>();

/** The page's JSON-LD, parsed once. */
export function parseStructuredData(page: Page): StructuredData {
  const known = read.get(page) ?? parseAll(page);
  read.set(page, known);
  return known;
}

function parseAll(page: Page): StructuredData {
  const errors: string[] = [];
  const things: { types: string[]; thing: Thing; isTop: boolean }[] = [];
  for (const { type, code } of page.scripts) {
    if (!type.startsWith("application/ld+json")) continue;
    try {
      collect(JSON.parse(code), things, true, 0);
    } catch {
      errors.push(code.trim().slice(0, 120));
    }
  }
  return { errors, things };
}

/** The deepest nesting that is read; real markup stays above it. */
const maxDepth = 12;

function collect(
  value: unknown,
  things: { types: string[]; thing: Thing; isTop: boolean }[],
  isTop: boolean,
  depth: number,
): void {
  if (depth > maxDepth || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, things, isTop, depth + 1);
    return;
  }
  const thing = value as Thing;
  const types = listTypes(thing);
  if (types.length > 0) things.push({ types, thing, isTop });
  for (const [key, part] of Object.entries(thing))
    collect(part, things, key === "@graph", depth + 1);
}

function listTypes(thing: Thing): string[] {
  return [thing["@type"]]
    .flat()
    .flatMap((type) =>
      typeof type === "string" ? [type.replace(/^https?:\/\/schema\.org\//, "")] : [],
    );
}

const articleTypes = new Set([
  "Article",
  "NewsArticle",
  "BlogPosting",
  "TechArticle",
  "Report",
  "ScholarlyArticle",
]);

/** The first article that the page describes; undefined where it describes none. */
export function findArticle(page: Page): Thing | undefined {
  return parseStructuredData(page).things.find(({ types }) =>
    types.some((type) => articleTypes.has(type)),
  )?.thing;
}
