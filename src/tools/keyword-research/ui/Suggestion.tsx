import { Star } from "#brand/window/stars/Star.tsx";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { PhraseSuggestion } from "../engine/suggest-phrase.ts";
import { getBand } from "../engine/table-view.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly suggestion: PhraseSuggestion;
  /** Whether every variant is in the table already. */
  readonly hasVariants: boolean;
}

/** Which phrase to begin with, and why, in two sentences. */
export function Suggestion(props: Props) {
  const { t, suggestion } = props;
  const { title, why } = formatSuggestion(props);
  const rows =
    suggestion.kind === "other" ? [suggestion.row, suggestion.searched] : [suggestion.searched];
  const isEstimate = rows.some(({ volume, difficulty }) =>
    [volume, difficulty].some(({ certainty }) => certainty === "estimated"),
  );
  return (
    <div className="kr-suggestion">
      <Star />
      <p className="type-head">{title}</p>
      <p>
        {why} {isEstimate && <span className="kr-badge">{t.estimate}</span>}
      </p>
    </div>
  );
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
  if (suggestion.kind === "searched") {
    const isEasy = getBand(suggestion.searched.difficulty.value!) === "easy";
    return { title: t.suggestOwn, why: fill(isEasy ? t.whyOwnEasy : t.whyOwn, searched) };
  }
  if (suggestion.kind === "none")
    return { title: t.suggestNone, why: hasVariants ? t.whyNoneExpanded : t.whyNone };
  const { keyword, intent } = suggestion.row;
  const whySearches = suggestion.isCounted
    ? { fewer: t.whyFewerCounted, "as-many": t.whyAsManyCounted, more: t.whyMoreCounted }
    : { fewer: t.whyFewer, "as-many": t.whyAsMany, more: t.whyMore };
  return {
    title: fill(t.suggestPhrase, { keyword }),
    why: [
      fill(t.whyEasier, {
        ...getDifficulty(suggestion.row),
        ownBand: searched.band,
        ownDifficulty: searched.difficulty,
      }),
      fill(whySearches[suggestion.searches], { intent: inSentence(t[intent]) }),
    ].join(" "),
  };
}
