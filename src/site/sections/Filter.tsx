import type { ReactNode } from "react";
import { EmptyStars } from "#brand/window/stars/EmptyStars.tsx";
import { pick, type Locale } from "#i18n/messages.ts";
import { categoryMessages } from "../messages/layout.ts";

interface Props {
  readonly locale: Locale;
  readonly label: string;
  readonly categories: readonly (keyof typeof categoryMessages)[];
  readonly empty: string;
  readonly search?: { readonly label: string };
  /** The list; its items have `data-item`, `data-category` and, for the search, `data-text`. */
  readonly children: ReactNode;
}

/** A list with category buttons. Without JavaScript the buttons are hidden and the whole list is visible. */
export function Filter({ locale, label, categories, empty, search, children }: Props) {
  const t = pick(categoryMessages, locale);
  return (
    <div data-filter>
      <div className="js-only mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-b border-line lg:mb-12">
        <div role="group" aria-label={label} className="-mb-px flex flex-wrap gap-x-7">
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
          <search className="mb-4 block w-full sm:w-80">
            <label className="sr-only" htmlFor="filter-search">
              {search.label}
            </label>
            <input
              id="filter-search"
              type="search"
              className="field min-h-12!"
              placeholder={search.label}
              autoComplete="off"
              dir="auto"
              data-filter-search
            />
          </search>
        )}
      </div>
      {children}
      <div role="status">
        <div data-empty hidden>
          <EmptyStars className="w-60" />
          <p className="mt-5 text-lg font-semibold">{empty}</p>
        </div>
      </div>
    </div>
  );
}
