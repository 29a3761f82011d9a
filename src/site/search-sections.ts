import type { BodySection } from "./search/engine/body-words.ts";

/**
 * Splits an article into its sections as the search reads them: without the marks of Markdown, the
 * addresses of links and code samples. The text before the first heading has an empty one.
 */
export function listSections(markdown: string): BodySection[] {
  return removeCode(markdown)
    .split(/^## /m)
    .map((section, place) => {
      const end = section.indexOf("\n");
      return place === 0
        ? { heading: "", text: toText(section) }
        : { heading: toText(section.slice(0, end)), text: toText(section.slice(end)) };
    })
    .filter(({ text }) => text !== "");
}

/**
 * Removes fenced code and the commands that repeat a measurement; what is fenced as `text`, such as
 * a letter to copy, stays.
 */
const removeCode = (markdown: string): string =>
  markdown
    .replace(/`npm [^`]*`/g, "")
    .split(/^```/m)
    .map((part, place) => {
      if (place % 2 === 0) return part;
      return part.startsWith("text\n") ? part.slice("text".length) : "";
    })
    .join("");

/** A text of Markdown without its marks and without the addresses of links. */
export const toText = (markdown: string): string =>
  markdown
    .replace(/\]\([^()]*\)/g, "]")
    .replace(/[[\]*`|#>_]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
