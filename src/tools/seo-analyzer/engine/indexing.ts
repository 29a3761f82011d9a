import { crawlers, type Crawler } from "./crawlers.ts";
import { listHeaders } from "./headers.ts";
import { listMetas } from "./metas.ts";
import type { Page } from "./page/page.ts";
import type { RuleContext } from "./rule.ts";

/**
 * Lists the directives for a crawler from robots metas and X-Robots-Tag headers, in lower case. A
 * meta that names the crawler replaces the general one, while headers add to it.
 * @see https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function listDirectives(context: RuleContext, crawler: string): string[] {
  return [...listMetaDirectives(context.page, crawler), ...listHeaderDirectives(context, crawler)];
}

/** Lists the directives for a crawler from robots metas alone, in lower case. */
export function listMetaDirectives(page: Page, crawler: string): string[] {
  const list = (name: string): readonly string[] =>
    listMetas(page, name).flatMap(({ attribute, content }) =>
      attribute === "name" ? content : [],
    );
  const own = crawler === "*" ? [] : list(crawler.toLowerCase());
  const metas = own.length > 0 ? own : list("robots");
  return metas.flatMap(splitDirectives);
}

function listHeaderDirectives({ source }: RuleContext, crawler: string): string[] {
  return listHeaders(source, "x-robots-tag").flatMap((value) =>
    listSentDirectives(value, crawler.toLowerCase()),
  );
}

const directivesWithValues = /^(?:unavailable_after|max-(?:snippet|image-preview|video-preview))$/;

/**
 * Lists the directives of a header for a crawler. One that begins with the name of a crawler
 * (`otherbot: noindex, nofollow`) and those after it apply to that one alone.
 */
function listSentDirectives(value: string, crawler: string): string[] {
  let applies = true;
  return splitDirectives(value).flatMap((directive) => {
    const [, name = "", rest = ""] = /^([\w.-]+)\s*:\s*(.*)$/s.exec(directive) ?? [];
    if (name === "" || directivesWithValues.test(name)) return applies ? [directive] : [];
    applies = name === crawler;
    return applies ? splitDirectives(rest) : [];
  });
}

/**
 * Splits directives at commas, except for the date of `unavailable_after`, which may contain one
 * ("Mon, 01 Jan 2026").
 */
function splitDirectives(content: string): string[] {
  const text = content.toLowerCase();
  const at = text.indexOf("unavailable_after");
  const [general, expiry] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
  return [...general.split(","), expiry].map((part) => part.trim()).filter(Boolean);
}

/**
 * Finds the directive that keeps the page out of a crawler's index.
 * @param now ISO 8601
 * @returns null where there is none
 */
export function findBlockingDirective(
  context: RuleContext,
  crawler: Crawler,
  now: string,
): string | null {
  return (
    listDirectives(context, crawler).find(
      (directive) => /^(?:noindex|none)$/.test(directive) || hasExpired(directive, now),
    ) ?? null
  );
}

/**
 * Finds the directives that keep the page out of the indexes of crawlers.
 * @param now ISO 8601
 */
export function findBlockedCrawlers(
  context: RuleContext,
  now: string,
): { readonly crawler: Crawler; readonly directive: string }[] {
  return crawlers.flatMap((crawler) => {
    const directive = findBlockingDirective(context, crawler, now);
    return directive === null ? [] : [{ crawler, directive }];
  });
}

function hasExpired(directive: string, now: string): boolean {
  const date = /^unavailable_after\s*:(.*)$/s.exec(directive)?.[1]?.trim();
  // Further directives may follow the date, and `Date.parse` accepts the date alone.
  const time =
    date === undefined
      ? NaN
      : [date, date.split(",").slice(0, 2).join(","), date.split(",")[0]!]
          .map((text) => Date.parse(text))
          .find((parsed) => !Number.isNaN(parsed));
  return time !== undefined && time < Date.parse(now);
}
