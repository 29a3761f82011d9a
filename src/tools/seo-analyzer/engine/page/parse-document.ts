import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** About two hundred times what Lighthouse recommends. A tree of this size takes some 150 MB. */
const maxElements = 300_000;

/**
 * Parses a page up to `maxElements` elements. Unclosed formatting elements make the parser create
 * further elements, and their number grows with the square of the markup's length.
 * @returns the tree, or its beginning where the page has more elements
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
