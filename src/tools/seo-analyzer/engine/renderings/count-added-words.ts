import { splitWords } from "../text/text.ts";
import type { Renderings } from "./read-renderings.ts";

/** How much text is compared; more would take memory and tell nothing else. */
const [maxSentChars, maxRenderedChars] = [1_000_000, 200_000];

/**
 * Counts the words of the rendered page's own text that the page as sent does not have anywhere,
 * hidden parts included. Text that scripts move, open or repeat counts as sent.
 */
export function countAddedWords({ sent, rendered }: Renderings): { added: number; total: number } {
  const split = (text: string, maxChars: number): string[] =>
    splitWords(text.slice(0, maxChars).toLowerCase());
  const words = split(rendered.page.mainText, maxRenderedChars);
  if (rendered.page.mainText === sent.page.mainText) return { added: 0, total: words.length };
  const known = new Set([
    ...split(sent.page.text, maxSentChars),
    ...split(sent.page.hiddenText, maxSentChars),
  ]);
  return { added: words.filter((word) => !known.has(word)).length, total: words.length };
}
