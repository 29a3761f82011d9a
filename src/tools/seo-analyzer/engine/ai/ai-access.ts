import type { AiCrawler } from "./ai-crawlers.ts";

/**
 * What decides whether a crawler may fetch a page: its own group of robots.txt, that of the crawler
 * that it follows, the group for all (`*`), no rule at all, or a robots.txt that cannot be fetched.
 */
export const accessGroups = ["own", "followed", "all", "none", "unreachable"] as const;
export type AccessGroup = (typeof accessGroups)[number];

/** What robots.txt says to one crawler about one page. */
export interface AiAccess {
  readonly isAllowed: boolean;
  readonly group: AccessGroup;
}

/** The part of a parsed robots.txt that is asked. */
interface RobotsRules {
  allows(agent: string, url: string): boolean;
  hasGroup(agent: string): boolean;
}

/**
 * Says what robots.txt answers one crawler. A crawler obeys one group alone: its own where there is
 * one, and only without it the group for all (RFC 9309, section 2.2.1).
 * @param status of robots.txt; 0 without a response
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function findAiAccess(
  { token, follows, readsWithoutRobots }: AiCrawler,
  { status, rules }: { readonly status: number; readonly rules: RobotsRules },
  url: string,
): AiAccess {
  if (status === 0 || status >= 500)
    return { isAllowed: readsWithoutRobots === true, group: "unreachable" };
  if (rules.hasGroup(token)) return { isAllowed: rules.allows(token, url), group: "own" };
  if (follows !== undefined && rules.hasGroup(follows))
    return { isAllowed: rules.allows(follows, url), group: "followed" };
  return { isAllowed: rules.allows("*", url), group: rules.hasGroup("*") ? "all" : "none" };
}
