import type { Page } from "./page/page.ts";

export type Thing = Readonly<Record<string, unknown>>;

interface StructuredData {
  /** The beginnings of the blocks that `JSON.parse` rejects. */
  readonly errors: readonly string[];
  /** Every object with a type, nested ones included. */
  readonly things: readonly {
    readonly types: readonly string[];
    readonly thing: Thing;
    readonly isTop: boolean;
  }[];
}

const read = new WeakMap<Page, StructuredData>();

/** Parses the page's JSON-LD; further calls for the same page return the same result. */
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

/** The maximum nesting that is read; ordinary markup has less. */
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

/** The objects of a field, which may have one or a list of them. */
export const toThings = (value: unknown): readonly Thing[] =>
  [value]
    .flat()
    .filter((one): one is Thing => typeof one === "object" && one !== null && !Array.isArray(one));

export const isOfType = (thing: Thing, name: string): boolean => listTypes(thing).includes(name);

/** Whether a field has a text or a number. */
export const isFilled = (value: unknown): value is string | number =>
  (typeof value === "string" && value.trim() !== "") || typeof value === "number";

/** Whether a field has a text, a number or an object. */
export const hasField = (thing: Thing, name: string): boolean =>
  isFilled(thing[name]) || toThings(thing[name]).length > 0;

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
