import { findSourceFaults, type SourcedRule, type SourceEntry } from "./rule-sources.ts";

/** What was compared with the source of one piece of advice; see docs/advice-sources.yml. */
export type AdviceEntry = SourceEntry &
  Readonly<{
    source?: string;
    /** What we claim, where the advice has no text of its own. */
    claim?: string;
  }>;

export type Advice = Readonly<{
  id: string;
  text?: string;
  /** The source that the page links to, where it links to one. */
  link?: string;
}>;

/** Gives advice the form of a rule, with the source and the claim of its entry. */
export const toSourcedRules = (
  advice: readonly Advice[],
  entries: Readonly<Record<string, AdviceEntry>>,
): readonly SourcedRule[] =>
  advice.map(({ id, text }) => ({
    id,
    source: entries[id]?.source ?? null,
    why: { en: text ?? entries[id]?.claim ?? "" },
  }));

/**
 * Checks that each piece of advice has an entry with a source and with one claim, that the page
 * links to that source, and what is checked of the entry of a rule.
 * @returns what contradicts the advice
 */
export function findAdviceFaults(
  advice: readonly Advice[],
  entries: Readonly<Record<string, AdviceEntry>>,
): readonly string[] {
  const own = advice.flatMap(({ id, text, link }) => {
    const entry = entries[id];
    if (entry === undefined) return [`${id}: no entry`];
    return [
      ...(URL.canParse(entry.source ?? "") ? [] : [`${id}: no source`]),
      ...((text === undefined) === (entry.claim !== undefined) ? [] : [`${id}: claim`]),
      ...(link === undefined || link === entry.source ? [] : [`${id}: another link`]),
    ];
  });
  return [...own, ...findSourceFaults(toSourcedRules(advice, entries), entries)];
}
