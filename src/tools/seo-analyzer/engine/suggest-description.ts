import type { Page } from "./page/page.ts";

/** What search engines show of a description, and below what it says too little. */
const [minChars, maxChars] = [60, 158];
/** Only the beginning is used; the text of a page may be megabytes long. */
const maxSampleChars = 2_000;

/**
 * Suggests a description from the page's own text, without menus, header, footer and headings.
 * @returns whole sentences of at most 158 characters where the first ones are long enough, else
 *   whole words; "…" for a page with almost no text
 */
export function suggestDescription({ mainText, headings }: Page): string {
  let text = mainText.slice(0, maxSampleChars).trim();
  for (const heading of headings)
    if (heading.text !== "" && text.startsWith(heading.text))
      text = text.slice(heading.text.length).trim();
  let description = "";
  for (const sentence of text.split(/(?<=[.!?؟])\s+/u)) {
    const longer = `${description} ${sentence}`.trim();
    if (longer.length > maxChars) break;
    description = longer;
  }
  if (description.length >= minChars) return description;
  if (text.length <= maxChars) return text || "…";
  return text
    .slice(0, maxChars + 1)
    .replace(/\s\S*$/u, "")
    .slice(0, maxChars);
}
