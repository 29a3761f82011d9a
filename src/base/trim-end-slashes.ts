/** `replace(/\/+$/, "")` does the same, but takes quadratic time on a text of many slashes. */
export function trimEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === "/") end--;
  return text.slice(0, end);
}
