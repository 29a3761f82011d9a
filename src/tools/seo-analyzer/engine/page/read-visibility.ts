import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import type { Place } from "./read-element.ts";

export type Visibility = Pick<Place, "isUnrendered" | "isHidden" | "isUnread">;

/** Which of the elements around it and its own markup hide an element. */
export function readVisibility(node: Tree.Element, place: Place): Visibility {
  const isFolded = isInClosedDetails(node);
  if (node.attrs.length === 0 && !isFolded && node.tagName !== "dialog") return place;
  let isUnrendered = place.isUnrendered;
  let isInvisible = place.isHidden && !isUnrendered;
  let isUnread = place.isUnread;
  let isOpen = false;
  for (const { name, value } of node.attrs) {
    if (name === "hidden") isUnrendered = true;
    else if (name === "style") {
      if (/display\s*:\s*none/i.test(value)) isUnrendered = true;
      const visibility = /visibility\s*:\s*(hidden|collapse|visible)/i.exec(value)?.[1];
      if (visibility !== undefined) isInvisible = visibility.toLowerCase() !== "visible";
    } else if (name === "inert" || (name === "aria-hidden" && value === "true")) isUnread = true;
    else if (name === "open") isOpen = true;
  }
  if (node.tagName === "dialog" && !isOpen) isUnrendered = true;
  return {
    isUnrendered,
    isHidden: isUnrendered || isInvisible,
    isUnread: isUnread || isFolded,
  };
}

/** Whether an element is a child of a closed `<details>`, and not the summary that opens it. */
function isInClosedDetails(node: Tree.Element): boolean {
  const parent = node.parentNode;
  if (parent === null || !("tagName" in parent) || parent.tagName !== "details") return false;
  const { isOpen, summary } = readDetails(parent);
  return !isOpen && summary !== node;
}

interface Details {
  readonly isOpen: boolean;
  readonly summary: Tree.ChildNode | undefined;
}

const readDetailsOnce = new WeakMap<Tree.Element, Details>();

/** Reads a `<details>` once for all its children, of which it may have many thousands. */
function readDetails(element: Tree.Element): Details {
  const known = readDetailsOnce.get(element);
  if (known !== undefined) return known;
  const details = {
    isOpen: element.attrs.some(({ name }) => name === "open"),
    summary: element.childNodes.find((child) => child.nodeName === "summary"),
  };
  readDetailsOnce.set(element, details);
  return details;
}
