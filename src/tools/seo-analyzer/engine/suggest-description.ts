import type { Page } from "./page/page.ts";
import { fold } from "./text/text.ts";

/** What search engines show of a description, and below what it says too little. */
const [minChars, maxChars] = [60, 158];
/** Only the beginning is used; the text of a page may be megabytes long. */
const maxSampleChars = 2_000;

/**
 * Drops words that only repeat those right before them, as a banner or the cards of a list do.
 * Single words may be doubled on purpose.
 */
function dropRepeats(text: string): string {
  const words = text.split(/\s+/u).map((word) => ({ word, folded: fold(word) }));
  const kept: typeof words = [];
  const isRepeated = (n: number): boolean =>
    kept.slice(-n).every(({ folded }, i) => folded === kept[kept.length - 2 * n + i]!.folded);
  for (const word of words) {
    kept.push(word);
    for (let n = 2; 2 * n <= kept.length; n++) {
      if (kept[kept.length - 1 - n]!.folded !== word.folded || !isRepeated(n)) continue;
      kept.length -= n;
      break;
    }
  }
  return kept.map(({ word }) => word).join(" ");
}

/**
 * Suggests a description from the page's own text, without menus, header, footer, headings and
 * what it says again.
 * @returns whole sentences of at most 158 characters where the first ones are long enough, else
 *   whole words; "…" for a page with almost no text
 */
export function suggestDescription({ mainText, headings }: Page): string {
  let text = mainText.slice(0, maxSampleChars).trim();
  for (const heading of headings)
    if (heading.text !== "" && text.startsWith(heading.text))
      text = text.slice(heading.text.length).trim();
  const sentences = text.split(/(?<=[.!?؟])\s+/u).map(dropRepeats);
  text = [...new Map(sentences.map((one) => [fold(one), one])).values()].join(" ");
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
