import type { DefaultTreeAdapterTypes as Tree } from "parse5";

export type Writable<T> = { -readonly [K in keyof T]: T[K] };
export type Attributes = Readonly<Record<string, string | undefined>>;

/** What the ancestors of an element determine for it. */
export interface Place {
  readonly isInHead: boolean;
  /** Whether it is not drawn at all, as by `display: none`. */
  readonly isUnrendered: boolean;
  /** Whether it cannot be seen: not drawn, or invisible. */
  readonly isHidden: boolean;
  /** Whether screen readers skip it although it is drawn. */
  readonly isUnread: boolean;
  readonly isSilent: boolean;
  /** Whether search results may not quote it (`data-nosnippet`). */
  readonly isUnquoted: boolean;
  /** Whether it is within an SVG drawing or a formula, and whether that one can be seen. */
  readonly drawing: "none" | "shown" | "hidden";
  /** Whether it is in `<main>`, in a part that all pages of a site share, or in neither. */
  readonly region: "main" | "shared" | "own";
  readonly language: string;
  readonly sourceTypes: readonly string[];
}

const noAttributes: Attributes = {};
/**
 * Children of a `<picture>` that are read, white space included: every image in it gets a copy of
 * the list.
 */
const maxPictureParts = 50;

export function listSourceTypes(picture: Tree.Element): readonly string[] {
  return picture.childNodes
    .slice(0, maxPictureParts)
    .flatMap((child) =>
      "tagName" in child && child.tagName === "source" ? [toAttributes(child).type ?? ""] : [],
    );
}

export function toAttributes(node: Tree.Element): Attributes {
  if (node.attrs.length === 0) return noAttributes;
  const all: Record<string, string> = {};
  for (const { name, value } of node.attrs) all[name] = value;
  return all;
}

export function getText(node: Tree.Element): string {
  let text = "";
  for (const child of node.childNodes)
    if (child.nodeName === "#text") text += (child as Tree.TextNode).value;
  return text;
}

/** Whether an element is a declarative shadow tree, whose content is drawn as it was sent. */
export function isShadowTree(node: Tree.Element): node is Tree.Template {
  return node.tagName === "template" && toAttributes(node).shadowrootmode !== undefined;
}

export function isLength(value: string | undefined): boolean {
  return value !== undefined && /^\s*\d/.test(value);
}

export function resolveUrl(address: string | null, base: string): string | null {
  return address === null ? null : (URL.parse(address.trim(), base)?.href ?? null);
}
