import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly recent: readonly string[];
  readonly onSearch: (keyword: string) => void;
  readonly onClear: () => void;
}

/** The recent searches of this device. */
export function RecentSearches({ t, recent, onSearch, onClear }: Props) {
  return (
    <section className="kr-recent" aria-labelledby="kr-recent-title">
      <h2 id="kr-recent-title" className="kr-label">
        {t.recentTitle}
      </h2>
      <ul>
        {recent.map((keyword) => (
          <li key={keyword}>
            <button type="button" className="kr-word" onClick={() => onSearch(keyword)}>
              <bdi>{keyword}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="link type-small" onClick={onClear}>
        {t.recentClear}
      </button>
    </section>
  );
}
