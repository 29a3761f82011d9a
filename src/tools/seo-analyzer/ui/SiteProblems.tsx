import { Fragment } from "react";
import { formatReadableUrl } from "#base/readable-url.ts";
import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { LineList } from "#ui/LineList.tsx";
import { ScrollingList } from "#ui/ScrollingList.tsx";
import { revealElement } from "#ui/use-reveal.ts";
import type { SiteProblem, SiteReport } from "../contract.ts";
import { isSameSite } from "../engine/addresses.ts";
import { siteWideRules } from "../engine/site-audit/site-wide-rules.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import { Address } from "#ui/Address.tsx";
import { Fix } from "./Fix.tsx";
import { getPath } from "./get-path.ts";
import { PageName } from "./PageName.tsx";
import { Prose } from "./Prose.tsx";
import { SeverityCard } from "./SeverityCard.tsx";
import { SeverityGroup } from "./SeverityGroup.tsx";
import type { ReportStep } from "./Steps.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
}

const maxSteps = 5;

/** The first problems as steps, in the order of the report. */
export const listSiteSteps = (
  locale: Locale,
  extra: Props["extra"],
  report: SiteReport,
): readonly ReportStep[] =>
  report.problems.slice(0, maxSteps).map((problem) => ({
    id: problem.id,
    title: problem.title,
    why: problem.why,
    fix: problem.fix,
    where: problem.where,
    effort: problem.effort,
    found: countPlaces(locale, extra, report, problem),
    places: listPlaces(report, problem),
  }));

/** The addresses that a problem is about, without those of the whole site. */
export function listPlaces(
  report: SiteReport,
  { id, pages, addresses }: SiteProblem,
): readonly string[] {
  if (id === "broken-links") return report.brokenLinks.map(({ url }) => url);
  if (addresses !== undefined) return addresses.map(({ url }) => url);
  if (siteWideRules.has(id)) return [];
  return [
    ...pages.map((place) => report.pages[place]?.url ?? ""),
    ...(id === "orphan-pages" ? listUnreadOrphans(report) : []),
  ].filter((url) => url !== "");
}

const getProblemId = (id: string): string => `problem-${id}`;

/** Opens a problem in the list below and moves the focus there. */
export function showProblem(id: string): void {
  const details = document.getElementById(getProblemId(id));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  const group = details.closest<HTMLDetailsElement>(".seo-fold-list");
  if (group !== null) group.open = true;
  revealElement(details.querySelector("summary")!, { place: "top" });
}

/** What is wrong across the pages of a site, what costs most first; the warnings are folded. */
export function ProblemList({ t, extra, locale, report }: Props) {
  const failed = report.problems.filter(({ status }) => status === "failed");
  const warnings = report.problems.filter(({ status }) => status === "warning");
  const renderList = (problems: readonly SiteProblem[]) => (
    <ul className="seo-problems">
      {problems.map((problem) => (
        <Problem key={problem.id} {...{ t, extra, locale, report, problem }} />
      ))}
    </ul>
  );
  return (
    <>
      {failed.length > 0 && renderList(failed)}
      {warnings.length > 0 && (
        <SeverityGroup
          status="warning"
          title={count(locale, extra.warningsFolded, warnings.length)}
          hint={failed.length > 0 ? extra.warningsHint : undefined}
          isOpen={failed.length === 0}
        >
          {renderList(warnings)}
        </SeverityGroup>
      )}
    </>
  );
}

function Problem({ t, extra, locale, report, problem }: Props & ProblemPlacesProps) {
  const { id, status, importance, title, why, fix, where, effort } = problem;
  return (
    <li>
      <SeverityCard
        t={t}
        id={getProblemId(id)}
        places={countPlaces(locale, extra, report, problem)}
        isCompact={status !== "failed"}
        {...{ status, importance, title }}
      >
        <p className="kit-soft">
          <Prose text={why} />
        </p>
        <Fix label={t.fix} {...{ extra, locale, fix, where, effort }} />
        <ProblemPlaces extra={extra} report={report} problem={problem} />
      </SeverityCard>
    </li>
  );
}

const listUnreadOrphans = ({ unread }: SiteReport): readonly string[] =>
  unread.flatMap(({ url, isOrphan }) => (isOrphan ? [url] : []));

/** Whether a problem is one of pages, and every page that was audited has it. */
export function isEverywhere(
  report: SiteReport,
  { id, pages, groups, addresses }: SiteProblem,
): boolean {
  const isOfPages = groups === undefined && addresses === undefined && id !== "broken-links";
  const audited = report.pages.filter(({ score }) => score !== null).length;
  return isOfPages && !siteWideRules.has(id) && audited > 1 && pages.length >= audited;
}

export function countPlaces(
  locale: Locale,
  extra: Props["extra"],
  report: SiteReport,
  problem: SiteProblem,
): string {
  const { id, pages, addresses } = problem;
  if (isEverywhere(report, problem)) return extra.onEveryPage;
  if (siteWideRules.has(id)) return extra.siteWide;
  if (addresses !== undefined) return count(locale, extra.onLinks, addresses.length);
  if (id === "broken-links")
    return count(locale, extra.onLinks, report.reading?.brokenCount ?? report.brokenLinks.length);
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
  if (siteWideRules.has(problem.id)) return null;
  if (problem.addresses !== undefined)
    return <AddressList {...{ extra, report, toPaths }} addresses={problem.addresses} />;
  const renderNames = (places: readonly number[]) =>
    places.map((place) => <PageName key={place} page={report.pages[place]!} />);
  if (problem.groups !== undefined)
    return problem.groups.map((group, i) => <LineList key={i} lines={renderNames(group)} />);
  const unread = problem.id === "orphan-pages" ? listUnreadOrphans(report).map(getPath) : [];
  return <LineList lines={[...renderNames(problem.pages), ...unread.map(renderAddress)]} />;
}

const renderAddress = (path: string, i: number) => <Address key={i} text={path} />;

/** A sentence with addresses in the place of a hole. */
function fillWithAddresses(text: string, hole: string, addresses: readonly string[]) {
  const [before, after] = text.split(hole);
  return (
    <>
      {before}
      {addresses.map((address, i) => (
        <Fragment key={i}>
          {i > 0 && " · "}
          <Address text={address} />
        </Fragment>
      ))}
      {after}
    </>
  );
}

interface AddressListProps extends Pick<Props, "extra" | "report"> {
  readonly addresses: NonNullable<SiteProblem["addresses"]>;
  readonly toPaths: (places: readonly number[]) => readonly string[];
}

/** What pages or the sitemap name, what it ends as, and the pages that name it. */
function AddressList({ extra, report, addresses, toPaths }: AddressListProps) {
  const isSecure = report.url.startsWith("https:");
  // Where the scheme is what is wrong, the path does not show it.
  const nameAddress = (url: string): string =>
    isSecure && url.startsWith("http:") ? formatReadableUrl(url) : getPath(url);
  return (
    <ScrollingList>
      {addresses.map(({ url, end, from }) => {
        const ends = toPaths(end === null ? [] : [end]).filter((path) => path !== getPath(url));
        return (
          <li key={url}>
            <Address text={nameAddress(url)} />
            {ends.length + from.length > 0 && (
              <p className="type-small kit-soft">
                {ends.length > 0 && fillWithAddresses(extra.endsAs, "{page}", ends)}
                {ends.length > 0 && from.length > 0 && " · "}
                {from.length > 0 && fillWithAddresses(extra.linkedFrom, "{pages}", toPaths(from))}
              </p>
            )}
          </li>
        );
      })}
    </ScrollingList>
  );
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
    <ScrollingList>
      {report.brokenLinks.map(({ url, reason, status, from, sitemap }) => (
        <li key={url}>
          <Address text={isOwn(url) ? getPath(url) : formatReadableUrl(url)} />
          <p className="type-small kit-soft">
            {reason === "status" ? status : reasons[reason]}
            {from.length > 0 && (
              <> · {fillWithAddresses(extra.linkedFrom, "{pages}", toPaths(from))}</>
            )}
            {sitemap !== null && (
              <> · {fillWithAddresses(extra.listedIn, "{map}", [getPath(sitemap)])}</>
            )}
          </p>
        </li>
      ))}
    </ScrollingList>
  );
}
