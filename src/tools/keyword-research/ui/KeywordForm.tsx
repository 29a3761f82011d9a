import { useId, type RefObject } from "react";
import { WorkButton } from "#ui/WorkButton.tsx";
import { maxKeywordChars } from "../max-keyword-chars.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** The error message of the field; "" for none. */
  readonly wrong: string;
  readonly isBusy: boolean;
  readonly onType: (text: string) => void;
  readonly onSearch: (text: string) => void;
}

/** The search form: one field for either language, and a button. */
export function KeywordForm({ t, field, typed, wrong, isBusy, onType, onSearch }: Props) {
  const id = useId();
  return (
    <form
      className="kr-form"
      role="search"
      aria-label={t.keywordLabel}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <label htmlFor={id}>{t.keywordLabel}</label>
      <input
        ref={field}
        id={id}
        name="q"
        className="field"
        type="text"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxKeywordChars}
        placeholder={t.keywordExample}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        aria-invalid={wrong !== ""}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <div className="kr-form-hint">
        <p id={`${id}-hint`} className="type-small kit-soft">
          {t.keywordHint}
        </p>
        <p id={`${id}-error`} className="field-error">
          {wrong}
        </p>
      </div>
      <WorkButton label={t.search} workingLabel={t.searching} isWorking={isBusy} />
    </form>
  );
}
