import type { ReactNode } from "react";
import { fill, type Locale } from "#i18n/messages.ts";
import type { SearchResponse, Source } from "../contract.ts";
import type { CommonFacts } from "../engine/common-facts.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { PhraseSuggestion } from "../engine/suggest-phrase.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { CommonNotes } from "./CommonNotes.tsx";
import { LocalAdvice } from "./LocalAdvice.tsx";
import { Suggestion } from "./Suggestion.tsx";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly response: SearchResponse;
  /** All rows of the table. */
  readonly rows: readonly ShownRow[];
  readonly marks: ReadonlyMap<Source, number>;
  readonly common: CommonFacts;
  readonly suggestion: PhraseSuggestion | null;
  readonly onSearch: (keyword: string) => void;
  /** What to do with the suggested phrase. */
  readonly action?: ReactNode;
}

/** Which phrase to begin with, and how certain the figures are that say so. */
export function KeywordHead({ response, suggestion, onSearch, ...props }: Props) {
  const { t, locale, common, action } = props;
  const { keyword, isLocal } = response;
  return (
    <div className="kr-head">
      <h2 className={suggestion === null && !isLocal ? "type-section" : "kr-head-small"}>
        {fill(t.resultsLabel, { keyword })}
      </h2>
      {isLocal ? (
        <LocalAdvice {...{ t, locale, response, onSearch, action }} />
      ) : (
        suggestion !== null && <Suggestion {...props} suggestion={suggestion} />
      )}
      <CommonNotes t={t} locale={locale} common={common} />
    </div>
  );
}
