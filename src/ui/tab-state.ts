import type { TabStateName } from "#base/inventory/browser-storage.ts";

/**
 * What a visitor has set in a tool, stored for this tab alone: session storage is not shared with
 * other tabs, is not sent, and ends with the tab (decision 67).
 */
const prefix = "tab:";

/** The attribute of the root element while a page restores what its tab has stored. */
const restoringAttribute = "data-restoring";

/**
 * Runs before a tool's markup is parsed. It hides the tool, in `tool-frame.css`, where this tab has
 * stored something for it, so that the visitor does not see the first state change into the stored
 * one. It is a text because it is inline in the page and its hash is part of the content security
 * policy. A tool's state has the name of its page.
 */
export const restoreScript = `try{sessionStorage.getItem("${prefix}"+location.pathname.split("/").pop())&&document.documentElement.setAttribute("${restoringAttribute}","")}catch(e){}`;

let unfinished = 0;

/**
 * Begins to restore a part of a tool.
 * @returns ends it; the tool that `restoreScript` has hidden is shown when the last part has ended
 */
export function beginRestoring(): () => void {
  unfinished += 1;
  return () => {
    unfinished -= 1;
    if (unfinished === 0) document.documentElement.removeAttribute(restoringAttribute);
  };
}

/**
 * Reads what is stored under a name.
 * @param parse validates it, since an older version of the page may have written it
 */
export function readTabState<T>(
  name: TabStateName,
  parse: (stored: unknown) => T | undefined,
): T | undefined {
  try {
    const text = sessionStorage.getItem(prefix + name);
    return text === null ? undefined : parse(JSON.parse(text));
  } catch {
    return undefined; // storage is forbidden, or what is stored is not JSON
  }
}

/**
 * Stores a JSON text under a name; null deletes what is stored.
 * @returns whether it could be stored: storage may be full or forbidden
 */
export function writeTabState(name: TabStateName, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, text);
    return true;
  } catch {
    // An outdated state would be restored in place of this one.
    if (text !== null) writeTabState(name, null);
    return text === null;
  }
}
