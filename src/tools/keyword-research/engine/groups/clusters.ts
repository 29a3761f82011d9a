import { locales, type Locale } from "#i18n/messages.ts";
import { intents, type Intent } from "../../contract.ts";
import { detectLanguage } from "../keyword-language.ts";
import type { ShownRow } from "../planner/merge-planner.ts";
import { groupForms, type FormGroup } from "./form-groups.ts";

/** The phrases of one language and one intent: what one page can answer. */
export interface Cluster {
  readonly language: Locale;
  readonly intent: Intent;
  /** The most searched phrase first, of equals the easiest. */
  readonly phrases: readonly FormGroup[];
}

/**
 * Groups phrases by the intent of their searchers within each language, the forms of one phrase as
 * one. The language with the most phrases comes first.
 */
export function clusterPhrases(rows: readonly ShownRow[]): readonly Cluster[] {
  const byLanguage = Map.groupBy(rows, ({ keyword }) => detectLanguage(keyword, "en"));
  return locales
    .filter((language) => byLanguage.has(language))
    .toSorted((a, b) => byLanguage.get(b)!.length - byLanguage.get(a)!.length)
    .flatMap((language) => clusterLanguage(language, byLanguage.get(language)!));
}

function clusterLanguage(language: Locale, rows: readonly ShownRow[]): readonly Cluster[] {
  const byIntent = Map.groupBy(groupForms(rows), ({ forms: [best] }) => best!.intent);
  return intents
    .filter((intent) => byIntent.has(intent))
    .map((intent) => ({
      language,
      intent,
      phrases: byIntent.get(intent)!.toSorted(compareGroups),
    }));
}

function compareGroups({ forms: [a] }: FormGroup, { forms: [b] }: FormGroup): number {
  return (
    (b!.volume.value ?? -1) - (a!.volume.value ?? -1) ||
    (a!.difficulty.value ?? 101) - (b!.difficulty.value ?? 101)
  );
}
