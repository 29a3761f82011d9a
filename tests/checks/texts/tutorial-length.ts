import type { Locale } from "#i18n/messages.ts";
import { countWords } from "./prose.ts";

/** How many words a tutorial has in each language. CONTRIBUTING.md tells authors the same. */
export const tutorialWords = { min: 1_000, max: 1_800 } as const;

/** Counts the words of a tutorial's text as a reader sees it, without mark-up and fenced code. */
export const countTutorialWords = (text: string, locale: Locale): number =>
  countWords(text, locale).length;
