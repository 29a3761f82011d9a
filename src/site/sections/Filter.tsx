import type { ReactNode } from "react";
import { EmptyStars } from "#brand/window/stars/EmptyStars.tsx";
import { count } from "#i18n/format.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { categoryMessages } from "../messages/layout.ts";
import type { RelatedTexts } from "../scripts/list-related.ts";
import type { WayOutTexts } from "../scripts/filter-way-out.ts";

interface Props {
  readonly locale: Locale;
  readonly label: string;
  readonly categories: readonly (keyof typeof categoryMessages)[];
  readonly empty: string;
  readonly search?: {
    readonly label: string;
    /** How many items the list has. */
    readonly total: number;
    /** The words of what is offered where nothing matches. */
    readonly wayOut: WayOutTexts;
    /** The words of what the search of the whole site finds in the list besides. */
    readonly related: RelatedTexts;
  };
  /** The list; its items have `data-item`, `data-category` and, for the search, `data-text`. */
  readonly children: ReactNode;
}

/**
 * A list with category buttons. Without JavaScript the buttons are hidden and the whole list is
 * visible.
 */
export function Filter({ locale, label, categories, empty, search, children }: Props) {
  const t = pick(categoryMessages, locale);
  return (
    <div data-filter>
      <div className="js-only filter-bar">
        <div role="group" aria-label={label} className="filter-buttons">
          {categories.map((category) => (
            <button
              key={category}
              type="button"
              className="filter-button"
              aria-pressed={category === "all"}
              data-category-button={category}
            >
              {t[category]}
            </button>
          ))}
        </div>
        {search !== undefined && (
          <search className="filter-search">
            <label className="sr-only" htmlFor="filter-search">
              {search.label}
            </label>
            <input
              id="filter-search"
              type="search"
              className="field"
              placeholder={search.label}
              autoComplete="off"
              dir="auto"
              data-filter-search
            />
          </search>
        )}
      </div>
      {search !== undefined && (
        <div className="filter-count type-small">
          <p role="status" data-count>
            {count(locale, search.wayOut.shown, search.total)}
          </p>
          <p data-related-count />
        </div>
      )}
      {children}
      <div role="status">
        <div data-empty hidden>
          <EmptyStars />
          <p>{empty}</p>
        </div>
      </div>
      {search !== undefined && <RelatedItems texts={search.related} />}
      {/* Not in the live region: its buttons would be read out with every letter that is typed. */}
      {search !== undefined && (
        <div className="filter-way-out" data-way-out={JSON.stringify(search.wayOut)} />
      )}
    </div>
  );
}

/** A place for items that the list hides and the search of the whole site finds. */
function RelatedItems({ texts }: { readonly texts: RelatedTexts }) {
  return (
    <div
      id="related-items"
      className="filter-related"
      data-related-items={JSON.stringify(texts)}
      hidden
    >
      <p />
      <ol />
    </div>
  );
}
