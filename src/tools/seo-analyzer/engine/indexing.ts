import type { Crawler } from "./crawlers.ts";
import { listHeaders } from "./headers.ts";
import { listMetas } from "./metas.ts";
import type { Subject } from "./rule.ts";

/**
 * What robots metas and X-Robots-Tag headers say to a crawler, as directives in lower case.
 * A meta that names the crawler stands for it in the place of the general one; headers add up.
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function listDirectives({ page, source }: Subject, crawler: Crawler): string[] {
  const own = crawler === "*" ? [] : listMetas(page, crawler.toLowerCase());
  const metas = (own.length > 0 ? own : listMetas(page, "robots")).map(({ content }) => content);
  const sent = listHeaders(source, "x-robots-tag").flatMap((value) => {
    const named = /^\s*([\w.-]+)\s*:\s*(.*)$/s.exec(value);
    if (
      named === null ||
      /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/i.test(named[1]!)
    )
      return [value];
    return named[1]!.toLowerCase() === crawler.toLowerCase() ? [named[2]!] : [];
  });
  return [...metas, ...sent].flatMap(splitDirectives);
}

/** Commas part directives, but the date of `unavailable_after` may hold one ("Mon, 01 Jan 2026"). */
function splitDirectives(content: string): string[] {
  const text = content.toLowerCase();
  const at = text.indexOf("unavailable_after");
  const [general, expiry] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
  return [...general.split(","), expiry].map((part) => part.trim()).filter(Boolean);
}

/** The directive that keeps the page out of a crawler's index today; null where none does. @param now ISO 8601 */
export function findBlockingDirective(
  subject: Subject,
  crawler: Crawler,
  now: string,
): string | null {
  return (
    listDirectives(subject, crawler).find(
      (directive) => /^(?:noindex|none)$/.test(directive) || hasExpired(directive, now),
    ) ?? null
  );
}

function hasExpired(directive: string, now: string): boolean {
  const date = /^unavailable_after\s*:(.*)$/s.exec(directive)?.[1]?.trim();
  // A date may be followed by further directives; Date.parse knows none of them.
  const time =
    date === undefined
      ? NaN
      : [date, date.split(",").slice(0, 2).join(","), date.split(",")[0]!]
          .map((text) => Date.parse(text))
          .find((parsed) => !Number.isNaN(parsed));
  return time !== undefined && time < Date.parse(now);
}
