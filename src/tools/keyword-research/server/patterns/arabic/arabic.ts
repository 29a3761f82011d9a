import type { Pattern } from "../pattern.ts";
import { arabicComparisons } from "./comparisons.ts";
import { arabicPlaces } from "./places.ts";
import { arabicPrepositions } from "./prepositions.ts";
import { arabicQuestions } from "./questions.ts";

/**
 * Patterns of what people in Egypt type: standard Arabic, and common questions in the spoken
 * language. The most likely come first.
 */
export const arabicPatterns: readonly Pattern[] = [
  ...arabicQuestions,
  ...arabicPrepositions,
  ...arabicComparisons,
  ...arabicPlaces,
];
