import type { Locale } from "#i18n/messages.ts";
import type { CommonFacts } from "../engine/common-facts.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { PhraseSuggestion } from "../engine/suggest-phrase.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { CommonNotes } from "./CommonNotes.tsx";
import { Suggestion } from "./Suggestion.tsx";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly keyword: string;
  readonly rows: readonly ShownRow[];
  readonly common: CommonFacts;
  readonly suggestion: PhraseSuggestion | null;
  /** Whether every variant is among the rows. */
  readonly hasVariants: boolean;
}

/** Which phrases to use, and how certain the figures are that say so. */
export function KeywordHead(props: Props) {
  const { t, locale, keyword, rows, common, suggestion, hasVariants } = props;
  return (
    <div className="kr-head">
      <h2 className="type-section">
        <q>
          <bdi>{keyword}</bdi>
        </q>
      </h2>
      {suggestion !== null && <Suggestion {...{ t, locale, rows, suggestion, hasVariants }} />}
      <CommonNotes t={t} locale={locale} common={common} />
    </div>
  );
}
