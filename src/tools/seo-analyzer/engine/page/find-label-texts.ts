import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { maxNameChars } from "./name-collector.ts";
import { collapseWhitespace } from "../text/text.ts";

/** Pages name few elements by others; further ids are ignored. */
const maxLabels = 1_000;
/** Labels are a few words. The limit keeps nested labels from reading a page again and again. */
const maxNodesPerLabel = 100;

/**
 * Finds the texts of the elements that `aria-labelledby` names.
 * @returns the texts by id, with white space collapsed; "" for an element without text
 */
export function findLabelTexts(
  document: Tree.Document,
  ids: Iterable<string>,
): ReadonlyMap<string, string> {
  const wanted = new Set([...ids].slice(0, maxLabels));
  const texts = new Map<string, string>();
  const open: Tree.ChildNode[] = [...document.childNodes];
  while (open.length > 0 && texts.size < wanted.size) {
    const node = open.pop()!;
    if (!("tagName" in node)) continue;
    const id = node.attrs.find(({ name }) => name === "id")?.value;
    if (id !== undefined && wanted.has(id)) texts.set(id, readLabel(node));
    for (const child of node.childNodes) open.push(child);
  }
  return texts;
}

function readLabel(element: Tree.Element): string {
  const parts: string[] = [];
  let chars = 0;
  const add = (text: string): void => {
    const part = text.slice(0, maxNameChars);
    chars += part.length;
    parts.push(part);
  };
  const open: Tree.ChildNode[] = [element];
  for (let read = 0; open.length > 0 && read < maxNodesPerLabel && chars < maxNameChars; read++) {
    const node = open.pop()!;
    if (node.nodeName === "#text") add((node as Tree.TextNode).value);
    if (!("tagName" in node)) continue;
    for (const { name, value } of node.attrs)
      if (name === "alt" || name === "aria-label") add(value);
    open.push(...node.childNodes.slice(0, maxNodesPerLabel).reverse());
  }
  return collapseWhitespace(parts.join(" "));
}
