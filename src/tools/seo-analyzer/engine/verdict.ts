import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import type { PageReport, SiteReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";

type Report = PageReport | SiteReport;
type Words = Texts<typeof extraMessages>;

const listProblems = (report: Report) =>
  report.kind === "site" ? report.problems : report.findings;

/** Whether a rule of high importance failed: a score of any height is then no praise. */
export function hasSevereFailure(report: Report): boolean {
  return listProblems(report).some(
    ({ status, importance }) => status === "failed" && importance === "high",
  );
}

/** In one sentence, what a search engine can do with a page, and what weighs most against it. */
export function wordPageVerdict(t: Words, locale: Locale, report: PageReport): string {
  const { blocker, warnings, failed, steps } = report;
  if (blocker !== null) return wordBlocker(blocker);
  const n = warnings + failed;
  if (n === 0) return t.faultless;
  // The first step is what weighs most: where a rule of high importance failed, one of these.
  return hasSevereFailure(report) && steps[0] !== undefined
    ? nameFirst(count(locale, t.listedWithErrors, failed), steps[0].title)
    : count(locale, t.notBlocked, n);
}

/** In one sentence, what is wrong across the pages of a site, and what weighs most. */
export function wordSiteVerdict(t: Words, locale: Locale, report: SiteReport): string {
  const { blocker, problems, pages, brokenLinks } = report;
  if (blocker !== null) return wordBlocker(blocker);
  // One page says little of a site, and its broken links are why there is no other.
  if (pages.length === 1 && brokenLinks.some(({ from }) => from.length > 0))
    return count(locale, t.siteOnePage, brokenLinks.length);
  const failed = problems.filter(({ status }) => status === "failed");
  if (failed[0] !== undefined)
    return nameFirst(count(locale, t.siteErrors, failed.length), failed[0].title);
  return problems[0] === undefined
    ? t.noProblems
    : nameFirst(count(locale, t.siteWarnings, problems.length), problems[0].title);
}

const wordBlocker = ({ title, text }: NonNullable<Report["blocker"]>): string =>
  `${title}. ${text}`;

/** Within a sentence a title begins with a small letter, but for an abbreviation. */
const nameFirst = (sentence: string, title: string): string =>
  sentence.replaceAll("{title}", () =>
    title.replace(/^\p{Lu}(?![\p{Lu}\d])/u, (letter) => letter.toLowerCase()),
  );
