import type { Source } from "../contract.ts";
import type { ToolTexts } from "../tool-texts.ts";
import type { ShownRow } from "./planner/merge-planner.ts";

/**
 * What a difficulty is based on: how common the words are, the search results as a source has read
 * them, or how many advertisers bid. A column of several has no basis of its own.
 */
export type DifficultyBasis = "words" | "results" | "advertisers";

export function getDifficultyBasis(source: Source | null): DifficultyBasis {
  if (source === "import") return "advertisers";
  return source === "dataforseo" ? "results" : "words";
}

/** The basis of all known difficulties; null where they have several. */
export function findDifficultyBasis(rows: readonly ShownRow[]): DifficultyBasis | null {
  const known = rows.filter(({ difficulty }) => difficulty.value !== null);
  const [basis = "words", ...others] = new Set(
    known.map(({ difficulty }) => getDifficultyBasis(difficulty.source)),
  );
  return others.length > 0 ? null : basis;
}

/** The name of a difficulty and what it says. */
export function describeDifficulty(
  basis: DifficultyBasis | null,
  t: ToolTexts,
): { readonly name: string; readonly tip: string } {
  if (basis === "advertisers") return { name: t.advertisers, tip: t.tipAdvertisers };
  const tips = { words: t.tipDifficulty, results: t.tipDifficultyResults };
  return { name: t.columnDifficulty, tip: basis === null ? t.tipDifficultyMixed : tips[basis] };
}
