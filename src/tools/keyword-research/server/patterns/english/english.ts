import type { Pattern } from "../pattern.ts";
import { englishComparisons } from "./comparisons.ts";
import { englishPlaces } from "./places.ts";
import { englishPrepositions } from "./prepositions.ts";
import { englishQuestions } from "./questions.ts";

/** Patterns of what people type into a search field. The most likely come first. */
export const englishPatterns: readonly Pattern[] = [
  ...englishQuestions,
  ...englishPrepositions,
  ...englishComparisons,
  ...englishPlaces,
];
