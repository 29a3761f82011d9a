import type { DefaultTreeAdapterTypes as Tree } from "parse5";

const dialogRoles = new Set(["dialog", "alertdialog"]);
/** How a class or an id of a cookie notice begins; in the middle it is that of a page with one. */
const noticeName = /(?:^|\s)(?:cookie|consent|gdpr|onetrust|cybotcookiebot|cmplz|cc-window)/i;
/** Elements that contain the page itself, whatever their class says. */
const pageTags = new Set(["html", "body", "main", "article", "h1"]);

/** Whether an element lies over the page, as a dialog or a cookie notice does. */
export function isNotice({ tagName, attrs }: Tree.Element): boolean {
  if (tagName === "dialog") return true;
  return attrs.some(
    ({ name, value }) =>
      (name === "role" && dialogRoles.has(value.trim().toLowerCase())) ||
      (name === "aria-modal" && value === "true") ||
      ((name === "class" || name === "id") && noticeName.test(value) && !pageTags.has(tagName)),
  );
}
