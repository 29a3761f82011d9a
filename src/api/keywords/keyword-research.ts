import type { Locale } from "#i18n/messages.ts";
import { sources, type Answer, type Cell, type Failed, type Intent, type Row, type Source } from "#tools/keyword-research/contract.ts";
import { intentOf } from "#tools/keyword-research/intent.ts";
import { languageOf } from "#tools/keyword-research/keyword-language.ts";
import { estimate, unknownCell } from "./estimate.ts";
import { expansionPhrases, relatedPhrases } from "./expand.ts";
import type { Lexicon, Lexicons } from "./lexicon.ts";
import type { Phrase } from "./phrases.ts";
import { seedOf, type Seed } from "./seed.ts";

export interface KeywordQuestion {
  /** As readKeyword leaves it. */
  readonly keyword: string;
  /** The language of the page, which decides for a keyword without letters. */
  readonly locale: Locale;
}

/** Answers what is asked about keywords, whoever can be reached: the offline estimate always can. */
export interface KeywordResearch {
  /** The keyword and five related ones. */
  search(question: KeywordQuestion): Promise<Answer>;
  /** All else that we can think of around it. */
  expand(question: KeywordQuestion): Promise<Answer>;
}

interface Needs {
  readonly lexicons: Lexicons;
  readonly now: () => Date;
}

export function keywordResearch({ lexicons, now }: Needs): KeywordResearch {
  async function answer({ keyword, locale }: KeywordQuestion, phrasesOf: (seed: Seed, lexicon: Lexicon, suggestions: readonly string[]) => readonly Phrase[]): Promise<Answer> {
    const language = languageOf(keyword, locale);
    const lexicon = lexicons[language];
    const seed = seedOf(keyword, lexicon);
    const failed: Failed[] = [];
    const rows = phrasesOf(seed, lexicon, []).map((phrase) => rowOf(phrase, seed, lexicon));
    return { keyword, language, rows, sources: sourcesOf(rows), failed, answeredAt: now().toISOString() };
  }

  return {
    search: (question) => answer(question, sixPhrases),
    expand: (question) =>
      answer(question, (seed, lexicon, suggestions) =>
        expansionPhrases(
          seed,
          lexicon,
          suggestions,
          sixPhrases(seed, lexicon, suggestions).map(({ keyword }) => keyword),
        ),
      ),
  };
}

function sixPhrases(seed: Seed, lexicon: Lexicon, suggestions: readonly string[]): readonly Phrase[] {
  return [{ keyword: seed.text, group: "keyword" }, ...relatedPhrases(seed, lexicon, suggestions)];
}

function rowOf({ keyword, group }: Phrase, { language }: Seed, lexicon: Lexicon): Row {
  const { volume, difficulty, commercial } = estimate(keyword, lexicon);
  const bare: Intent = commercial > 1 ? "buy" : "learn";
  return { keyword, group, intent: intentOf(keyword, language, bare), volume, difficulty, cpc: unknownCell, monthly: [], monthlySource: null };
}

/** Whose figures stand in the rows; the words are ours where nobody else's figures do. */
function sourcesOf(rows: readonly Row[]): Source[] {
  const named = new Set(rows.flatMap(({ volume, difficulty, cpc, monthlySource }) => [...[volume, difficulty, cpc].map(({ source }: Cell) => source), monthlySource]));
  const present = sources.filter((source) => named.has(source));
  return present.length > 0 ? present : ["embedded"];
}
