import { useId } from "react";
import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { SiteReport } from "../../contract.ts";
import { listLanguages, type PageFilter } from "../../engine/site-audit/match-pages.ts";
import { siteWideRules } from "../../engine/site-audit/site-wide-rules.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";
import { nameDepth } from "./name-depth.ts";
import { nameLanguage } from "./name-language.ts";

interface Props {
  readonly t: Texts<typeof sitePagesMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  readonly filter: PageFilter;
  readonly shownCount: number;
  readonly onFilter: (filter: PageFilter) => void;
  /** Chooses the first page that is shown. */
  readonly onFirst: () => void;
}

/** Narrows the pages by their names, what was found on them, their distance and their language. */
export function PageFilterForm(props: Props) {
  const { t, locale, report, filter, shownCount, onFilter, onFirst } = props;
  const id = useId();
  const depths = [...new Set(report.pages.map(({ depth }) => depth))].sort(
    (a, b) => (a ?? Infinity) - (b ?? Infinity),
  );
  const problems = report.problems.filter(
    ({ id: rule, pages }) => pages.length > 0 && !siteWideRules.has(rule),
  );
  const languages = listLanguages(report.pages);
  return (
    <form
      className="seo-map-filter"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onFirst();
      }}
    >
      <p>
        <label htmlFor={`${id}-query`}>{t.mapSearch}</label>
        <input
          id={`${id}-query`}
          className="field"
          type="search"
          dir="auto"
          autoComplete="off"
          maxLength={200}
          value={filter.query}
          onChange={({ target }) => onFilter({ ...filter, query: target.value })}
        />
      </p>
      <p>
        <label htmlFor={`${id}-problem`}>{t.mapProblem}</label>
        <select
          id={`${id}-problem`}
          className="field"
          value={filter.problem}
          onChange={({ target }) => onFilter({ ...filter, problem: target.value })}
        >
          <option value="">{t.mapAll}</option>
          {problems.map((problem) => (
            <option key={problem.id} value={problem.id}>
              {problem.title}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor={`${id}-depth`}>{t.mapDepth}</label>
        <select
          id={`${id}-depth`}
          className="field"
          value={filter.depth}
          onChange={({ target: { value } }) =>
            onFilter({ ...filter, depth: value === "" || value === "unlinked" ? value : +value })
          }
        >
          <option value="">{t.mapAll}</option>
          {depths.map((depth) => (
            <option key={depth} value={depth ?? "unlinked"}>
              {nameDepth(t, locale, depth)}
            </option>
          ))}
        </select>
      </p>
      {languages.length > 0 && (
        <p>
          <label htmlFor={`${id}-language`}>{t.mapLanguage}</label>
          <select
            id={`${id}-language`}
            className="field"
            value={filter.language}
            onChange={({ target }) => onFilter({ ...filter, language: target.value })}
          >
            <option value="">{t.mapAll}</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {language === "undeclared" ? t.mapNoLanguage : nameLanguage(locale, language)}
              </option>
            ))}
          </select>
        </p>
      )}
      <p role="status" className="type-small kit-soft">
        {count(locale, t.mapShown, shownCount)}
      </p>
    </form>
  );
}
