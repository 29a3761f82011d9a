import { Star } from "#brand/window/stars/Star.tsx";
import { fill, type Locale } from "#i18n/messages.ts";
import { getDifficultyBasis } from "../engine/difficulty-basis.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import {
  findMapPhrase,
  listStartPhrases,
  type PhraseSuggestion,
} from "../engine/suggest-phrase.ts";
import { getBand } from "../engine/table-view.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly rows: readonly ShownRow[];
  readonly suggestion: PhraseSuggestion;
  /** Whether every variant is in the table already. */
  readonly hasVariants: boolean;
}

/** Which phrases to begin with, and why, in a few sentences. */
export function Suggestion(props: Props) {
  const { t, rows, suggestion } = props;
  const { title, why } = formatSuggestion(props);
  const phrases = listStartPhrases(rows, suggestion);
  const mapPhrase = findMapPhrase(rows);
  const isEstimate = [...phrases, suggestion.searched].some(({ volume, difficulty }) =>
    [volume, difficulty].some(({ certainty }) => certainty === "estimated"),
  );
  return (
    <div className="kr-suggestion">
      <Star />
      <p className="type-head">{phrases.length > 1 ? formatPhrases(t, phrases) : title}</p>
      <p>
        {phrases.length > 1 && `${t.whyFirst} `}
        {why} {isEstimate && <span className="kr-badge">{t.estimate}</span>}
      </p>
      {mapPhrase !== null && <p>{fill(t.mapPhrase, { keyword: mapPhrase })}</p>}
    </div>
  );
}

function formatPhrases(t: ToolTexts, rows: readonly ShownRow[]): string {
  const [first, second, third] = rows.map(({ keyword }) => keyword);
  return third === undefined
    ? fill(t.suggestTwo, { first: first!, second: second! })
    : fill(t.suggestThree, { first: first!, second: second!, third });
}

function formatSuggestion({ t, locale, suggestion, hasVariants }: Props): {
  readonly title: string;
  readonly why: string;
} {
  // These words are names elsewhere, with a capital in English; here they are inside a sentence.
  const inSentence = (word: string): string => word.toLocaleLowerCase(locale);
  const getDifficulty = ({ difficulty: { value } }: ShownRow) => ({
    band: inSentence(t[getBand(value!)]),
    difficulty: String(value),
  });
  const searched = getDifficulty(suggestion.searched);
  const isOfAdvertisers = ({ difficulty }: ShownRow): boolean =>
    getDifficultyBasis(difficulty.source) === "advertisers";
  if (suggestion.kind === "searched") {
    const isEasy = getBand(suggestion.searched.difficulty.value!) === "easy";
    const [easy, hard] = isOfAdvertisers(suggestion.searched)
      ? [t.whyOwnEasyAdvertisers, t.whyOwnAdvertisers]
      : [t.whyOwnEasy, t.whyOwn];
    return { title: t.suggestOwn, why: fill(isEasy ? easy : hard, searched) };
  }
  if (suggestion.kind === "none")
    return { title: t.suggestNone, why: hasVariants ? t.whyNoneExpanded : t.whyNone };
  const { keyword, intent } = suggestion.row;
  const areOfAdvertisers = isOfAdvertisers(suggestion.row) && isOfAdvertisers(suggestion.searched);
  const whySearches = suggestion.isCounted
    ? { fewer: t.whyFewerCounted, "as-many": t.whyAsManyCounted, more: t.whyMoreCounted }
    : { fewer: t.whyFewer, "as-many": t.whyAsMany, more: t.whyMore };
  return {
    title: fill(t.suggestPhrase, { keyword }),
    why: [
      fill(areOfAdvertisers ? t.whyEasierAdvertisers : t.whyEasier, {
        ...getDifficulty(suggestion.row),
        ownBand: searched.band,
        ownDifficulty: searched.difficulty,
      }),
      fill(whySearches[suggestion.searches], { intent: inSentence(t[intent]) }),
    ].join(" "),
  };
}
