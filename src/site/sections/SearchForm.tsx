import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { messages } from "../search/engine/messages.ts";

interface Props {
  readonly locale: Locale;
  /** What was searched for. */
  readonly query?: string;
}

/** The form that leads to the page of results, without scripts too. */
export function SearchForm({ locale, query }: Props) {
  const t = pick(messages, locale);
  return (
    <form role="search" action={localePath(locale, "/search")} aria-label={t.label}>
      <div className="search-field">
        <input
          className="search-input"
          name="q"
          type="search"
          dir="auto"
          aria-label={t.label}
          enterKeyHint="search"
          maxLength={100}
          placeholder={t.placeholder}
          defaultValue={query}
          required
        />
        <button type="submit" className="button button-small">
          {t.submit}
        </button>
      </div>
    </form>
  );
}
