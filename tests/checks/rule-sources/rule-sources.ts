/** What was compared with the source of one rule; see docs/rule-sources.yml. */
export type SourceEntry = Readonly<{
  checked: "stored-copy" | "not-found" | "not-looked-up";
  quote?: string;
  fact?: string;
  copy?: string;
}>;

export type SourcedRule = Readonly<{ id: string; source: string | null; why: { en: string } }>;

const maxQuoteWords = 25;
const states: readonly string[] = ["stored-copy", "not-found", "not-looked-up"];

function findEntryFaults(id: string, { checked, quote, fact, copy }: SourceEntry): string[] {
  const faults: string[] = [];
  if (!states.includes(checked)) faults.push(`${id}: unknown state`);
  const words = quote?.trim().split(/\s+/).length ?? 0;
  if (words > maxQuoteWords) faults.push(`${id}: quotation of ${words} words`);
  const isComplete = Boolean(copy) && Boolean(quote) !== Boolean(fact);
  const isEmpty = !quote && !fact && !copy;
  if (checked === "stored-copy" ? !isComplete : !isEmpty) faults.push(`${id}: fact and copy`);
  return faults;
}

/** @returns what contradicts the rules: missing or surplus entries, faulty quotations */
export function findSourceFaults(
  rules: readonly SourcedRule[],
  entries: Readonly<Record<string, SourceEntry>>,
): readonly string[] {
  const sourced = new Set(rules.filter(({ source }) => source).map(({ id }) => id));
  return [
    ...[...sourced].filter((id) => !entries[id]).map((id) => `${id}: no entry`),
    ...Object.keys(entries)
      .filter((id) => !sourced.has(id))
      .map((id) => `${id}: no rule with a source`),
    ...Object.entries(entries).flatMap(([id, entry]) => findEntryFaults(id, entry)),
  ];
}

const escapeCell = (text: string): string => text.replaceAll("|", "\\|");

function describeEntry(entry: SourceEntry | undefined): [fact: string, checked: string] {
  if (!entry) return ["", "our advice"];
  if (entry.checked !== "stored-copy") return ["", entry.checked.replaceAll("-", " ")];
  const fact = entry.quote ? `“${entry.quote}”` : `In our words: ${entry.fact}`;
  return [fact, `stored copy: ${entry.copy}`];
}

/** @returns the rows of docs/rule-sources.md, one a rule */
export const listSourceRows = (
  rules: readonly SourcedRule[],
  entries: Readonly<Record<string, SourceEntry>>,
): readonly string[] =>
  rules.map(({ id, source, why }) => {
    const cells = [id, why.en, source ? `<${source}>` : "", ...describeEntry(entries[id])];
    return `| ${cells.map(escapeCell).join(" | ")} |`;
  });
