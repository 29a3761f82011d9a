import type { ReactNode } from "react";
import { formatReadableUrl } from "#base/readable-url.ts";
import { count } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { LineList } from "#ui/LineList.tsx";
import type { SitePage, SiteProblem, SiteReport } from "../contract.ts";
import { isSameSite } from "../engine/addresses.ts";
import { wordSiteVerdict } from "../engine/verdict.ts";
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
  readonly onCheckAgain: () => void;
  /** What follows the problems. */
  readonly children: ReactNode;
}

/** Without the host, which is the same for every page of a site. */
const getPath = (url: string): string =>
  formatReadableUrl(url).replace(/^https?:\/\/[^/]+/, "") || "/";

/** The report of a whole site: its problems, a map of its links, and every page. */
export function SiteReportView(props: Props) {
  const { t, extra, locale, report, onCheck, onCheckAgain, children } = props;
  const { pages, problems, isCut } = report;
  return (
    <>
      <ScoreHead
        t={t}
        extra={extra}
        locale={locale}
        report={report}
        label={extra.siteScore}
        headline={wordSiteVerdict(extra, locale, report)}
        onCheckAgain={onCheckAgain}
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
      <UnreadPages extra={extra} locale={locale} report={report} />
    </>
  );
}

function ProblemList({
  t,
  extra,
  locale,
  report,
}: Pick<Props, "t" | "extra" | "locale" | "report">) {
  return (
    <ul className="seo-problems">
      {report.problems.map((problem) => {
        const { id, status, importance, title, fix } = problem;
        return (
          <li key={id} data-status={status}>
            <details>
              <summary>
                <h3>{title}</h3>
                <span className="type-small kit-soft">
                  <span className="seo-status">{getStatusNames(t)[status]}</span> ·{" "}
                  {getImportanceNames(t)[importance]} ·{" "}
                  {countPlaces(locale, extra, report, problem)}
                </span>
              </summary>
              <p>
                <Prose text={fix} />
              </p>
              <ProblemPlaces extra={extra} report={report} problem={problem} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

const listUnreadOrphans = ({ unread }: SiteReport): readonly string[] =>
  unread.flatMap(({ url, isOrphan }) => (isOrphan ? [url] : []));

function countPlaces(
  locale: Locale,
  extra: Props["extra"],
  report: SiteReport,
  { id, pages }: SiteProblem,
): string {
  if (id === "broken-links") return count(locale, extra.onLinks, report.brokenLinks.length);
  const unreadCount = id === "orphan-pages" ? listUnreadOrphans(report).length : 0;
  return count(locale, extra.onPages, pages.length + unreadCount);
}

interface ProblemPlacesProps extends Pick<Props, "extra" | "report"> {
  readonly problem: SiteProblem;
}

/** The pages that have a problem, or the links. */
function ProblemPlaces({ extra, report, problem }: ProblemPlacesProps) {
  const toPaths = (places: readonly number[]): string[] =>
    places.map((place) => getPath(report.pages[place]?.url ?? ""));
  if (problem.id === "broken-links")
    return <BrokenLinkList extra={extra} report={report} toPaths={toPaths} />;
  if (problem.groups !== undefined)
    return problem.groups.map((group, i) => <LineList key={i} lines={toPaths(group)} dir="ltr" />);
  const unread = problem.id === "orphan-pages" ? listUnreadOrphans(report).map(getPath) : [];
  return <LineList lines={[...toPaths(problem.pages), ...unread]} dir="ltr" />;
}

interface BrokenLinkListProps extends Pick<Props, "extra" | "report"> {
  readonly toPaths: (places: readonly number[]) => readonly string[];
}

function BrokenLinkList({ extra, report, toPaths }: BrokenLinkListProps) {
  const reasons = {
    loop: extra.linkLoop,
    "no-name": extra.linkNoName,
    "no-answer": extra.linkNoAnswer,
  };
  const isOwn = (url: string): boolean => isSameSite(url, report.url);
  return (
    <ul className="kit-lines">
      {report.brokenLinks.map(({ url, reason, status, from, sitemap }) => (
        <li key={url}>
          <bdi dir="ltr">{isOwn(url) ? getPath(url) : formatReadableUrl(url)}</bdi>
          <p className="type-small kit-soft">
            {reason === "status" ? status : reasons[reason]}
            {from.length > 0 && (
              <> · {fill(extra.linkedFrom, { pages: toPaths(from).join(" · ") })}</>
            )}
            {sitemap !== null && <> · {fill(extra.listedIn, { map: getPath(sitemap) })}</>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What was found and not read or not asked for, so that a report does not look complete. */
function UnreadPages({ extra, locale, report }: Pick<Props, "extra" | "locale" | "report">) {
  const { unread, uncheckedCount } = report;
  return (
    <>
      {unread.length > 0 && (
        <details className="seo-unread">
          <summary>
            {extra.unreadTitle} ({unread.length})
          </summary>
          <LineList lines={unread.map(({ url }) => getPath(url))} dir="ltr" />
        </details>
      )}
      {uncheckedCount > 0 && (
        <p className="kit-soft">{count(locale, extra.uncheckedLinks, uncheckedCount)}</p>
      )}
    </>
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
