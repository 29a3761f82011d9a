import { useState } from "react";
import { count, formatNumber } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { SiteReport } from "../../contract.ts";
import { listNeighbours } from "../../engine/site-audit/match-pages.ts";
import { siteWideRules } from "../../engine/site-audit/site-wide-rules.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";
import { getPath } from "../get-path.ts";
import { nameDepth } from "./name-depth.ts";
import { PageName } from "../PageName.tsx";
import { showProblem } from "../SiteProblems.tsx";

interface Props {
  readonly t: Texts<typeof sitePagesMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  /** The page's place in the report. */
  readonly index: number;
  readonly onChoose: (page: number) => void;
  readonly onCheck: (url: string) => void;
}

/** With more the panel would be higher than the window of a phone. */
const maxProblems = 5;

/** What is known of a page of the map: what was found on it, and which pages it is linked with. */
export function SiteMapPage({ t, locale, report, index, onChoose, onCheck }: Props) {
  const page = report.pages[index]!;
  const { to, from } = listNeighbours(report.links, index);
  const problems = report.problems.filter(
    ({ id, pages }) => pages.includes(index) && !siteWideRules.has(id),
  );
  return (
    <div className="seo-map-details">
      <h3 className="seo-map-name">
        <PageName page={page} />
      </h3>
      <p className="kit-soft">
        {page.score === null ? t.mapNoScore : `${formatNumber(locale, page.score)}/100`}
        {" · "}
        {nameDepth(t, locale, page.depth)}
      </p>
      <h4>{t.mapFound}</h4>
      {problems.length === 0 ? (
        <p>{t.mapNothing}</p>
      ) : (
        <ProblemRows problems={problems.slice(0, maxProblems)} />
      )}
      {problems.length > maxProblems && (
        <details>
          <summary>{count(locale, t.mapMore, problems.length - maxProblems)}</summary>
          <ProblemRows problems={problems.slice(maxProblems)} />
        </details>
      )}
      <Neighbours
        title={count(locale, t.mapFrom, from.length)}
        {...{ report, onChoose }}
        pages={from}
      />
      <Neighbours title={count(locale, t.mapTo, to.length)} {...{ report, onChoose }} pages={to} />
      <p className="seo-map-actions">
        <a
          className="button button-quiet button-small"
          href={page.url}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          {t.mapOpen}
        </a>
        {page.score !== null && (
          <button
            type="button"
            className="button button-quiet button-small"
            aria-label={`${t.checkThis}: ${getPath(page.url)}`}
            onClick={() => onCheck(page.url)}
          >
            {t.checkThis}
          </button>
        )}
      </p>
    </div>
  );
}

/** The names of problems, each leading to its place in the list of all. */
function ProblemRows({ problems }: { readonly problems: SiteReport["problems"] }) {
  return (
    <ul className="seo-map-rows">
      {problems.map(({ id, title }) => (
        <li key={id}>
          <button type="button" className="link" onClick={() => showProblem(id)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NeighboursProps {
  readonly title: string;
  readonly report: SiteReport;
  readonly pages: readonly number[];
  readonly onChoose: (page: number) => void;
}

function Neighbours({ title, report, pages, onChoose }: NeighboursProps) {
  // A menu links each page with every other one: closed, they are not drawn.
  const [isOpen, setIsOpen] = useState(false);
  if (pages.length === 0) return <p className="seo-map-none">{title}</p>;
  return (
    <details
      className="seo-map-neighbours"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <ul className="seo-map-rows">
        {(isOpen ? pages : []).map((page) => (
          <li key={page}>
            <button type="button" className="link" onClick={() => onChoose(page)}>
              <bdi>{report.pages[page]!.title || getPath(report.pages[page]!.url)}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
