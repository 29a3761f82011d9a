import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** Two hundred times what Lighthouse advises. A tree of this size takes some 150 MB. */
const maxElements = 300_000;

/**
 * Builds the tree of a page up to `maxElements`. Unclosed formatting elements make the parser create a number of
 * elements that grows with the square of the markup's length.
 */
export function parseBeginning(html: string): Tree.Document {
  const document = defaultTreeAdapter.createDocument();
  const full = new RangeError(`more than ${maxElements} elements`);
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => document,
    createElement(...parameters) {
      if (++elements > maxElements) throw full;
      return defaultTreeAdapter.createElement(...parameters);
    },
  };
  try {
    return parse(html, { treeAdapter });
  } catch (error) {
    if (error !== full) throw error;
    return document;
  }
}
