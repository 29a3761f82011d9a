import { count, formatNumber } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { SiteReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { defaultSitePages, maxNamedPages } from "../site-pages.ts";

export type NotedReport = Pick<
  SiteReport,
  "isCut" | "links" | "unread" | "brokenLinks" | "reading"
>;
type Extra = Texts<typeof extraMessages>;

/** Words what of a site was not read, and which lists of its report are a part. */
export function listReadingNotes(
  extra: Extra,
  locale: Locale,
  report: NotedReport,
): readonly string[] {
  return [
    ...(report.isCut ? listReasons(extra, locale, report) : []),
    ...listCuts(extra, locale, report),
  ];
}

/** @param report of a site that was not read whole */
function listReasons(
  extra: Extra,
  locale: Locale,
  { reading, unread }: NotedReport,
): readonly string[] {
  const stop = reading?.stop ?? null;
  if (stop === null) return [count(locale, extra.siteCut, reading?.maxPages ?? defaultSitePages)];
  const reasons = { time: extra.siteStoppedTime, refused: extra.siteStoppedRefused };
  return unread.length === 0 ? [reasons[stop]] : [reasons[stop], extra.unreadIsListed];
}

function listCuts(extra: Extra, locale: Locale, report: NotedReport): readonly string[] {
  const { links, unread, brokenLinks, reading } = report;
  if (reading === undefined) return [];
  const lists = [
    { text: extra.cutLinks, listed: links.length, total: reading.linkCount },
    { text: extra.cutUnread, listed: unread.length, total: reading.unreadCount },
    { text: extra.cutBroken, listed: brokenLinks.length, total: reading.brokenCount },
  ];
  const isNamedInPart =
    brokenLinks.some(({ from }) => from.length === maxNamedPages) &&
    reading.maxPages > maxNamedPages;
  return [
    ...lists
      .filter(({ listed, total }) => total > listed)
      .map(({ text, listed, total }) =>
        fill(text, { n: formatNumber(locale, listed), total: formatNumber(locale, total) }),
      ),
    ...(isNamedInPart ? [extra.cutNamed] : []),
  ];
}
