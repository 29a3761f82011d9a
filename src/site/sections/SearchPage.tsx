import "./filter.css";
import "./search-page.css";
import { messages } from "../search/engine/messages.ts";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { SearchForm } from "./SearchForm.tsx";

// The type has no room for a placeholder of the server.
const currentChoice: object = { "aria-current": "%%choice-current%%" };

/**
 * The page of results, for browsers without scripts and for "all results". The server fills in its
 * placeholders: the query, the number of hits, one row for each hit, advice where there is none,
 * and where to go from an empty page.
 */
export function SearchPage({ locale }: { readonly locale: Locale }) {
  const t = pick(messages, locale);
  return (
    <div className="wrap page-top search-page">
      <div>
        <h1 className="type-title">{t.toggle}</h1>
        <SearchForm locale={locale} query="%%query%%" />
        <p data-search-status>%%status%%</p>
        %%meant%%
        <p className="search-meant">
          <a className="link" href={`${localePath(locale, "/search")}?q=%%meant-query%%`}>
            %%meant-text%%
          </a>
        </p>
        %%/meant%% %%kinds%%
        <nav className="filter-buttons" aria-label={t.byKind}>
          %%choice%%
          <a
            className="filter-button"
            href={`${localePath(locale, "/search")}?%%choice-query%%`}
            {...currentChoice}
          >
            %%choice-name%% <span className="type-small">%%choice-count%%</span>
          </a>
          %%/choice%%
        </nav>
        %%/kinds%% %%hits%%
        <ol>
          %%hit%%
          <li>
            <a className="search-hit" href="%%url%%">
              <span className="search-hit-title">%%title%%</span>
              <span className="search-hit-kind">%%kind%%</span>
              <span className="search-hit-excerpt">%%excerpt%%</span>
            </a>
          </li>
          %%/hit%%
        </ol>
        %%/hits%% %%none%%
        <p>{t.advice}</p>
        %%/none%% %%ways%%
        <ul className="link-row">
          {(["services", "portfolio", "tutorials", "tools"] as const).map((name) => (
            <li key={name}>
              <a className="link" href={localePath(locale, `/${name}`)}>
                {t[name]}
              </a>
            </li>
          ))}
          <li>
            <a className="link" href={localePath(locale, "/contact")}>
              {t.contact}
            </a>
          </li>
        </ul>
        %%/ways%%
      </div>
    </div>
  );
}
