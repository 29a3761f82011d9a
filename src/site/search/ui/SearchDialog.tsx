import { localePath } from "#i18n/locale.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { messages } from "../engine/messages.ts";
import { searchPanelId } from "./panel-id.ts";

interface Props {
  readonly locale: Locale;
  readonly t: Texts<typeof messages>;
  /** URL of the language's index, the JSON of `buildIndex`. Fetched when the panel first opens. */
  readonly indexUrl: string;
  readonly contactHref: string;
}

/**
 * The search panel, closed. It is a popover, so that the browser itself opens and closes it
 * (toggle, Escape, a press beside it, the back gesture) and keeps what was typed, also before any
 * script has loaded. `search-toggle.ts` adds the rest. Without JavaScript its form is sent to the
 * server, which responds with a page.
 */
export function SearchDialog({ locale, t, indexUrl, contactHref }: Props) {
  return (
    <div id={searchPanelId} popover="auto" className="search-panel" data-index={indexUrl}>
      <form role="search" action={localePath(locale, "/search")} aria-label={t.toggle}>
        <div className="search-top">
          <SearchField t={t} />
          <button
            type="button"
            className="icon-button"
            popoverTarget={searchPanelId}
            popoverTargetAction="hide"
            aria-label={t.close}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        <SearchStatus t={t} />
        <p className="search-meant" aria-live="polite">
          <a className="link" href={`#${searchPanelId}`} hidden>
            {t.meant}
          </a>
        </p>
        <div
          id="search-results"
          role="listbox"
          aria-label={t.results}
          className="search-results"
          hidden
        />
        <p className="search-none" hidden>
          {t.advice}{" "}
          <a className="link" href={contactHref}>
            {t.contact}
          </a>
        </p>
        <p>
          <button type="button" className="link" data-forget hidden>
            {t.forget}
          </button>
        </p>
        <div className="search-aside">
          <PopularPages locale={locale} t={t} />
          <p className="search-hint">{t.hint}</p>
        </div>
        <RowTemplate t={t} />
      </form>
    </div>
  );
}

/**
 * Where most visitors go. Once something is typed the style sheet hides it, unless the screen is
 * wide enough to have it beside the results.
 */
function PopularPages({ locale, t }: Pick<Props, "locale" | "t">) {
  const pages: readonly (readonly [path: string, name: string])[] = [
    ["/services", t.popularServices],
    ["/tools", t.popularTools],
    ["/request-service", t.popularQuote],
    ["/contact", t.popularContact],
  ];
  return (
    <div className="search-popular">
      <p id="search-popular">{t.popular}</p>
      <ul className="link-row" aria-labelledby="search-popular">
        {pages.map(([path, name]) => (
          <li key={path}>
            <a className="link" href={localePath(locale, path)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SearchField({ t }: Pick<Props, "t">) {
  return (
    <div className="search-field">
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="M15.5 15.5L21 21" />
      </svg>
      <input
        className="search-input"
        name="q"
        type="text"
        role="combobox"
        aria-label={t.label}
        aria-autocomplete="list"
        aria-controls="search-results"
        aria-expanded="false"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        placeholder={t.placeholder}
      />
      <button type="submit" className="button button-small" data-open={t.openBest}>
        {t.submit}
      </button>
    </div>
  );
}

/**
 * The status line. It also contains the texts that the script shows before it has the index, which
 * brings the others, so that the script needs no messages of its own.
 */
function SearchStatus({ t }: Pick<Props, "t">) {
  return (
    <p
      role="status"
      className="search-status"
      data-failed={t.failed}
      data-none={t.none}
      data-recent={t.recent}
    >
      {t.loading}
    </p>
  );
}

/**
 * An option that is itself a link: a link inside an option could not be reached. The focus stays in
 * the input.
 */
function RowTemplate({ t }: Pick<Props, "t">) {
  return (
    <template>
      <a
        href={`#${searchPanelId}`}
        role="option"
        aria-selected="false"
        tabIndex={-1}
        className="search-hit"
      >
        <span className="search-hit-title">{t.all}</span>
        <span className="search-hit-kind" />
        <span className="search-hit-excerpt" />
      </a>
    </template>
  );
}
