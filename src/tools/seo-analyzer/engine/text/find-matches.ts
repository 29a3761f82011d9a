/**
 * Finds all matches of a pattern, as `matchAll` does, which copies the pattern for each text: of
 * many short texts, that takes longer than the search.
 * @param pattern has the flag g, and matches no empty text
 */
export function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text))
    found.push(match);
  return found;
}
