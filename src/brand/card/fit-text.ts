/** The width of a text at a font size, both in pixels. */
export type MeasureText = (text: string, size: number) => number;

interface FitOptions {
  readonly maxWidth: number;
  readonly maxSize: number;
  readonly minSize: number;
  /** Which end of a text stays where it has to be cut: of a host, the end says whose it is. */
  readonly keep?: "start" | "end";
}

const ellipsis = "…";
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Removes what changes the direction or the look of the text around it: control characters and
 * invisible formatting characters. For text that comes from a stranger's page or address.
 */
export function removeInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim();
}

/**
 * Finds the largest whole font size at which a text fits on one line. A text that does not fit at
 * the smallest size is cut between graphemes.
 */
export function fitLine(
  text: string,
  { maxWidth, maxSize, minSize, keep = "start" }: FitOptions,
  measure: MeasureText,
): { readonly text: string; readonly size: number } {
  for (let size = maxSize; size >= minSize; size--)
    if (measure(text, size) <= maxWidth) return { text, size };
  const graphemes = [...segmenter.segment(text)].map(({ segment }) => segment);
  while (graphemes.length > 0) {
    if (keep === "start") graphemes.pop();
    else graphemes.shift();
    const rest = graphemes.join("");
    const cut = keep === "start" ? rest.trimEnd() + ellipsis : ellipsis + rest.trimStart();
    if (measure(cut, minSize) <= maxWidth) return { text: cut, size: minSize };
  }
  return { text: ellipsis, size: minSize };
}

/**
 * Finds the largest whole font size at which several texts fit beside each other.
 * @param gap between two texts, in pixels
 */
export function fitRow(
  texts: readonly string[],
  { maxWidth, maxSize, minSize, gap }: FitOptions & { readonly gap: number },
  measure: MeasureText,
): number {
  const measureRow = (size: number): number =>
    texts.reduce((sum, text) => sum + measure(text, size), gap * Math.max(0, texts.length - 1));
  let size = maxSize;
  while (size > minSize && measureRow(size) > maxWidth) size--;
  return size;
}
