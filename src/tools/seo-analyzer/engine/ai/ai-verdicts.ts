import { listDirectives, listMetaDirectives } from "../indexing.ts";
import type { RuleContext } from "../rule.ts";
import type { AccessGroup, AiAccess } from "./ai-access.ts";
import { aiCrawlers, type AiCrawler } from "./ai-crawlers.ts";

export const aiVerdicts = ["allowed", "limited", "blocked"] as const;
export type AiVerdict = (typeof aiVerdicts)[number];

/** What one crawler may do with a page, as a stored report holds it. */
export interface AiCrawlerOutcome {
  readonly token: string;
  readonly verdict: AiVerdict;
  /** What decides: a group of robots.txt, or the directive. */
  readonly by: AccessGroup | "directive";
  /** The directive that blocks or limits it; null where robots.txt decides. */
  readonly directive: string | null;
}

/** The longest documented name with a number of any sensible size. */
const maxDirectiveChars = 40;

/**
 * Says for every known AI crawler whether it may read a page. A directive counts only for crawlers
 * whose operators document it, and only where robots.txt lets them read it.
 */
export function checkAiCrawlers(
  context: RuleContext,
  access: Readonly<Record<string, AiAccess>>,
): AiCrawlerOutcome[] {
  return aiCrawlers.flatMap((crawler) => {
    const { token } = crawler;
    const own = access[token];
    if (own === undefined) return [];
    if (!own.isAllowed) return { token, verdict: "blocked", by: own.group, directive: null };
    const found = findDirective(context, crawler);
    return found === null
      ? { token, verdict: "allowed", by: own.group, directive: null }
      : {
          token,
          verdict: found.verdict,
          by: "directive",
          directive: found.directive.replace(/\s/g, "").slice(0, maxDirectiveChars),
        };
  });
}

function findDirective(
  context: RuleContext,
  { token, directives }: AiCrawler,
): { readonly verdict: AiVerdict; readonly directive: string } | null {
  if (directives === undefined) return null;
  const { blocking, limiting, areReadInHeaders } = directives;
  const written = areReadInHeaders
    ? listDirectives(context, token)
    : listMetaDirectives(context.page, token);
  // Bing: content with NOCACHE and NOARCHIVE is treated as NOCACHE.
  const isCacheLimited = limiting.includes("nocache") && written.includes("nocache");
  const isBlocking = (directive: string): boolean =>
    blocking.includes(toGeneral(directive)) && !(directive === "noarchive" && isCacheLimited);
  const blockingOne = written.find(isBlocking);
  if (blockingOne !== undefined) return { verdict: "blocked", directive: blockingOne };
  if (token === "Googlebot" && context.page.isUnquoted)
    return { verdict: "blocked", directive: "data-nosnippet" };
  const limitingOne = written.find((directive) => limiting.includes(toGeneral(directive)));
  return limitingOne === undefined ? null : { verdict: "limited", directive: limitingOne };
}

/** `max-snippet: 50` is one of `max-snippet:n`; 0 is a directive of its own, and -1 no limit. */
function toGeneral(directive: string): string {
  const text = directive.replace(/\s/g, "");
  return /^max-snippet:[1-9]\d*$/.test(text) ? "max-snippet:n" : text;
}

/**
 * Lists the directives of a page that are meant for AI crawlers and belong to no standard, and that
 * no operator of the list documents.
 */
export function listNonStandard(context: RuleContext): string[] {
  const written = listDirectives(context, "*");
  return ["noai", "noimageai"].filter((name) => written.includes(name));
}
