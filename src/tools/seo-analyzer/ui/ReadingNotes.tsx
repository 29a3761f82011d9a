import { count, formatNumber } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { SiteReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { maxNamedPages, maxSitePages } from "../site-pages.ts";

interface Props {
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly report: Pick<SiteReport, "isCut" | "links" | "unread" | "brokenLinks" | "reading">;
}

/** What of a site was not read, and which lists of its report are a part. */
export function ReadingNotes({ extra, locale, report }: Props) {
  const { isCut, reading } = report;
  const reasons = { time: extra.siteStoppedTime, refused: extra.siteStoppedRefused };
  const stop = reading?.stop ?? null;
  const cuts = listCuts(extra, locale, report);
  if (!isCut && cuts.length === 0) return null;
  return (
    <Callout tone="info">
      {isCut && (
        <p>
          {stop === null
            ? count(locale, extra.siteCut, reading?.maxPages ?? maxSitePages)
            : reasons[stop]}
        </p>
      )}
      {cuts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Callout>
  );
}

function listCuts(extra: Props["extra"], locale: Locale, report: Props["report"]): string[] {
  const { links, unread, brokenLinks, reading } = report;
  if (reading === undefined) return [];
  const lists = [
    { text: extra.cutLinks, listed: links.length, total: reading.linkCount },
    { text: extra.cutUnread, listed: unread.length, total: reading.unreadCount },
    { text: extra.cutBroken, listed: brokenLinks.length, total: reading.brokenCount },
  ];
  const isNamedInPart =
    report.brokenLinks.some(({ from }) => from.length === maxNamedPages) &&
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
