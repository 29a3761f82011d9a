import { useId, type ReactNode } from "react";
import { Star } from "#brand/window/stars/Star.tsx";
import { fill, type Locale } from "#i18n/messages.ts";
import type { Source } from "../contract.ts";
import type { CommonFacts } from "../engine/common-facts.ts";
import { describeDifficulty, getDifficultyBasis } from "../engine/difficulty-basis.ts";
import { formatVolume } from "../engine/figures.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import {
  getSuggestedRow,
  isEasyAndRare,
  listRejections,
  type PhraseSuggestion,
} from "../engine/suggest-phrase.ts";
import { getBand } from "../engine/table-view.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { Difficulty, Volume } from "./Figures.tsx";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  /** All rows of the table, with which the advice has to agree. */
  readonly rows: readonly ShownRow[];
  readonly marks: ReadonlyMap<Source, number>;
  readonly common: CommonFacts;
  readonly suggestion: PhraseSuggestion;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** The phrase to begin with, its two figures as the table has them, and what to do next. */
export function Suggestion({ action, ...props }: Props) {
  const { t, locale, rows, suggestion } = props;
  const id = useId();
  const labels = { other: t.adviceOther, searched: t.adviceOwn, none: t.adviceNone };
  const reason = formatReason(t, locale, rows, suggestion);
  return (
    <section className="kr-suggestion" aria-labelledby={id}>
      <h3 id={id} className="kr-suggestion-label">
        <Star />
        {labels[suggestion.kind]}
      </h3>
      {suggestion.kind !== "none" && (
        <p className="kr-suggestion-phrase">
          <bdi>{getSuggestedRow(suggestion).keyword}</bdi>
        </p>
      )}
      <Reasons {...props} />
      {reason !== "" && <p>{reason}</p>}
      {action !== undefined && <div className="kr-suggestion-action">{action}</div>}
    </section>
  );
}

/** The two figures that the advice rests on, beside those of the searched phrase. */
function Reasons({ suggestion, ...words }: Omit<Props, "action">) {
  const { t, locale } = words;
  const row = getSuggestedRow(suggestion);
  const { volume, difficulty } = suggestion.searched;
  const isOther = suggestion.kind === "other";
  return (
    <dl>
      <div>
        <dt>{describeDifficulty(getDifficultyBasis(row.difficulty.source), t).name}</dt>
        <dd>
          <Difficulty cell={row.difficulty} {...words} />
          {isOther && <small>{fill(t.adviceYours, { figure: String(difficulty.value) })}</small>}
        </dd>
      </div>
      <div>
        <dt>{t.columnVolume}</dt>
        <dd>
          <Volume cell={row.volume} {...words} />
          {isOther && (
            <small>{fill(t.adviceYours, { figure: formatVolume(volume, t, locale)! })}</small>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Why no other phrase is suggested, or why an easy one is not enough; otherwise empty. */
function formatReason(
  t: ToolTexts,
  locale: Locale,
  rows: readonly ShownRow[],
  suggestion: PhraseSuggestion,
): string {
  const isRare = isEasyAndRare(suggestion.searched);
  if (suggestion.kind === "other") return isRare ? t.adviceRareOther : "";
  if (isRare) return t.adviceRare;
  const isNone = suggestion.kind === "none";
  if (getBand(suggestion.searched.difficulty.value!) === "easy") return t.adviceEasy;
  const texts = {
    close: t.rejectedClose,
    few: t.rejectedFew,
    map: t.rejectedMap,
    place: t.rejectedPlace,
    learn: t.rejectedLearn,
    same: t.rejectedSame,
    made: t.rejectedMade,
    basis: t.rejectedBasis,
  };
  const reasons = listRejections(rows, suggestion).map((rejection) => texts[rejection]);
  const why =
    reasons.length > 0
      ? fill(t.adviceRejected, {
          reasons: new Intl.ListFormat(locale, { type: "disjunction" }).format(reasons),
        })
      : isNone
        ? t.adviceAllHard
        : t.adviceEasiest;
  return isNone ? `${why} ${t.adviceNarrow}` : why;
}
