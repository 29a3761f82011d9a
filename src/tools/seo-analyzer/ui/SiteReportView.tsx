import type { ReactNode } from "react";
import { formatReadableUrl } from "#base/readable-url.ts";
import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { LineList } from "#ui/LineList.tsx";
import type { SitePage, SiteReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import { getImportanceNames, getStatusNames } from "../engine/names.ts";
import { Prose } from "./Prose.tsx";
import { ScoreHead } from "./ScoreHead.tsx";
import { SiteMap } from "./SiteMap.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  readonly onCheck: (url: string) => void;
  /** What follows the problems. */
  readonly children: ReactNode;
}

/** Without the host, which is the same for every page of a site. */
const getPath = (url: string): string =>
  formatReadableUrl(url).replace(/^https?:\/\/[^/]+/, "") || "/";

/** The report of a whole site: its problems, a map of its links, and every page. */
export function SiteReportView({ t, extra, locale, report, onCheck, children }: Props) {
  const { pages, problems, isCut } = report;
  return (
    <>
      <ScoreHead
        t={t}
        locale={locale}
        report={report}
        label={extra.siteScore}
        before={`${extra.siteScore} · ${count(locale, extra.pagesRead, pages.length)} · `}
      />
      {isCut && <Callout tone="info">{extra.siteCut}</Callout>}
      <section className="seo-findings" aria-labelledby="seo-problems-title">
        <h2 id="seo-problems-title" className="type-head">
          {extra.problemsTitle}
        </h2>
        {problems.length === 0 && <p>{extra.noProblems}</p>}
        <ProblemList t={t} extra={extra} locale={locale} report={report} />
      </section>
      {children}
      <SiteMap t={extra} report={report} />
      <PageTable t={t} extra={extra} pages={pages} onCheck={onCheck} />
    </>
  );
}

function ProblemList({
  t,
  extra,
  locale,
  report,
}: Pick<Props, "t" | "extra" | "locale" | "report">) {
  const { problems, pages } = report;
  return (
    <ul className="seo-problems">
      {problems.map(({ id, status, importance, title, fix, pages: places }) => (
        <li key={id} data-status={status}>
          <details>
            <summary>
              <h3>{title}</h3>
              <span className="type-small kit-soft">
                <span className="seo-status">{getStatusNames(t)[status]}</span> ·{" "}
                {getImportanceNames(t)[importance]} · {count(locale, extra.onPages, places.length)}
              </span>
            </summary>
            <p>
              <Prose text={fix} />
            </p>
            <LineList lines={places.map((place) => getPath(pages[place]?.url ?? ""))} dir="ltr" />
          </details>
        </li>
      ))}
    </ul>
  );
}

interface PageTableProps extends Pick<Props, "t" | "extra" | "onCheck"> {
  readonly pages: readonly SitePage[];
}

function PageTable({ t, extra, pages, onCheck }: PageTableProps) {
  return (
    <section aria-labelledby="seo-pages-title">
      <h2 id="seo-pages-title" className="type-head">
        {extra.pagesTitle}
      </h2>
      <div className="seo-table" tabIndex={0} role="region" aria-label={extra.pagesCaption}>
        <table>
          <caption className="kit-hidden">{extra.pagesCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{extra.page}</th>
              <th scope="col">{t.scoreLabel}</th>
              <th scope="col">{extra.answer}</th>
              <th scope="col">{extra.clicks}</th>
              <th scope="col">{extra.linksIn}</th>
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <PageRow key={page.url} extra={extra} page={page} onCheck={onCheck} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PageRow({
  extra,
  page,
  onCheck,
}: {
  readonly extra: Props["extra"];
  readonly page: SitePage;
  readonly onCheck: Props["onCheck"];
}) {
  const { url, status, title, score, depth, linksIn } = page;
  return (
    <tr>
      <th scope="row">
        <bdi>{title || getPath(url)}</bdi>
        <span className="type-small kit-soft">
          <bdi dir="ltr">{getPath(url)}</bdi>
        </span>
        {score !== null && (
          <button
            type="button"
            className="link type-small"
            aria-label={`${extra.checkThis}: ${getPath(url)}`}
            onClick={() => onCheck(url)}
          >
            {extra.checkThis}
          </button>
        )}
      </th>
      <td>{score ?? "—"}</td>
      <td data-status={status === 0 || status >= 400 ? "failed" : "passed"}>
        <span className="seo-status">{status === 0 ? extra.noAnswer : status}</span>
      </td>
      <td>{depth ?? extra.unlinked}</td>
      <td>{linksIn}</td>
    </tr>
  );
}
