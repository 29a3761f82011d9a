import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/**
 * Elements whose content is not part of the page's text. `<noscript>` is one of them, because
 * search engines run scripts.
 */
export const silentTags = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "math",
  "iframe",
  "object",
  "select",
  "textarea",
]);
/** Elements within a line of text. Every other element separates words. */
export const inlineTags = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "bdo",
  "cite",
  "code",
  "em",
  "font",
  "i",
  "kbd",
  "mark",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "var",
  "wbr",
]);
export const embeddingTags = new Set([
  "iframe",
  "embed",
  "object",
  "video",
  "audio",
  "source",
  "track",
]);
/** Elements whose own attributes are read. */
export const tagsWithAttributes = new Set([
  "area",
  "html",
  "head",
  "body",
  "title",
  "base",
  "meta",
  "link",
  "img",
  "picture",
  "form",
  "time",
  "video",
  "audio",
  "source",
  "track",
  "embed",
]);
/**
 * Elements on which Google reads `data-nosnippet`.
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export const quotableTags = new Set(["div", "section", "span"]);
export const headingTags = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** Whether an element has text beside its child elements, as a paragraph has. */
export function hasOwnText({ childNodes }: Tree.Element): boolean {
  return childNodes.some(
    (child) => child.nodeName === "#text" && /\S/.test((child as Tree.TextNode).value),
  );
}

/** Whether an element is a list of two items at least. */
export function hasSeveralItems({ tagName, childNodes }: Tree.Element): boolean {
  const itemTag = tagName === "dl" ? "dt" : tagName === "ul" || tagName === "ol" ? "li" : undefined;
  if (itemTag === undefined) return false;
  return childNodes.filter(({ nodeName }) => nodeName === itemTag).length >= 2;
}
