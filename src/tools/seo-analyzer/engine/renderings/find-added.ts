/** A smaller part of a page than this may be anything: a clock, a counter, a share button. */
const maxIgnoredShare = 0.1;

/** Whether so much of a page comes from scripts that it matters. */
export function isSignificant(added: number, total: number, minAdded: number): boolean {
  return added >= minAdded && added > maxIgnoredShare * total;
}

/** Lists the texts, each once, that only the rendered page has. */
export function findAdded(sent: readonly string[], rendered: readonly string[]): string[] {
  const known = new Set(sent);
  return [...new Set(rendered)].filter((text) => text !== "" && !known.has(text));
}
