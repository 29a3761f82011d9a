/**
 * Cuts a title as a line of results does: the longest beginning that has room together with an
 * ellipsis. A title that has room is returned whole.
 * @param measure the width of a text, which grows with the text
 */
export function cutTitle(
  title: string,
  maxWidth: number,
  measure: (text: string) => number,
): string {
  if (measure(title) <= maxWidth) return title;
  const chars = [...title];
  let [fits, tooLong] = [0, chars.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (measure(`${chars.slice(0, middle).join("")}…`) <= maxWidth) fits = middle;
    else tooLong = middle;
  }
  return `${chars.slice(0, fits).join("").trimEnd()}…`;
}
