/*
 * robots.txt as RFC 9309 says it, and where that leaves room, as Google's own parser reads it (its published cases
 * are robots.test.ts). @see https://www.rfc-editor.org/rfc/rfc9309 @see https://github.com/google/robotstxt
 */

interface Rule {
  readonly allows: boolean;
  readonly pattern: string;
}

interface Group {
  readonly agents: readonly string[];
  readonly rules: readonly Rule[];
}

export interface Robots {
  /** Addresses of sitemaps, as written. */
  readonly sitemaps: readonly string[];
  /**
   * Whether a crawler may fetch an address.
   * @param agent its product token, as `Googlebot`; "*" for one that no group names
   */
  allows(agent: string, url: string): boolean;
  /** Whether a group names this crawler. */
  names(agent: string): boolean;
}

/** Crawlers have to read this much and may leave the rest (RFC 9309, section 2.5). */
export const mostRobotsBytes = 512_000;

/** What people write for "disallow" and Google reads as it. */
const disallow = new Set(["disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"]);
const userAgent = new Set(["user-agent", "useragent", "user agent"]);
const sitemap = new Set(["sitemap", "site-map"]);

/**
 * Reads a robots.txt.
 * @param text its content, of any sort: what is no rule is left out
 */
export function readRobots(text: string): Robots {
  const groups: { agents: string[]; rules: Rule[] }[] = [];
  const sitemaps: string[] = [];
  let namesAgents = false;
  for (const line of text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/)) {
    const { key, value } = partsOf(line);
    if (userAgent.has(key)) {
      if (!namesAgents) groups.push({ agents: [], rules: [] });
      groups.at(-1)!.agents.push(tokenOf(value));
      namesAgents = true;
    } else if (key === "allow" || disallow.has(key)) {
      groups.at(-1)?.rules.push({ allows: key === "allow", pattern: escaped(value) });
      namesAgents = false;
    } else if (sitemap.has(key)) sitemaps.push(value); // belongs to no group and ends none
  }
  return {
    sitemaps,
    names: (agent) => groupsFor(groups, agent).length > 0,
    allows(agent, url) {
      const own = agent === "*" ? [] : groupsFor(groups, agent);
      const rules = (
        own.length > 0 ? own : groups.filter(({ agents }) => agents.includes("*"))
      ).flatMap((group) => group.rules);
      return isAllowed(rules, pathOf(url));
    },
  };
}

/** A site without the file allows all; one whose server fails allows nothing (RFC 9309, section 2.3.1). */
export function robotsOfStatus(status: number, text: string): Robots {
  if (status >= 200 && status < 300) return readRobots(text);
  return readRobots(status === 0 || status >= 500 ? "user-agent: *\ndisallow: /" : "");
}

function partsOf(line: string): { readonly key: string; readonly value: string } {
  const bare = line.replace(/#.*$/s, "").trim();
  const colon = bare.indexOf(":");
  // Some leave the colon out; then there are exactly two words.
  const [key = "", value = ""] =
    colon >= 0
      ? [bare.slice(0, colon), bare.slice(colon + 1)]
      : /^\S+\s+\S+$/.test(bare)
        ? bare.split(/\s+/)
        : [];
  return { key: key.trim().toLowerCase(), value: value.trim() };
}

/** "Googlebot/2.1 (x)" is Googlebot; the dot is for archive.org_bot, which RFC 9309 has no token for. */
function tokenOf(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return "*";
  return /^[a-z_.-]*/i.exec(value)![0].toLowerCase();
}

function groupsFor(groups: readonly Group[], agent: string): readonly Group[] {
  const token = tokenOf(agent);
  return token === "" ? [] : groups.filter(({ agents }) => agents.includes(token));
}

/** The longest pattern that fits decides; where two are equally long, the one that allows. */
function isAllowed(rules: readonly Rule[], path: string): boolean {
  if (path === "/robots.txt") return true;
  let [allowed, disallowed] = [-1, -1];
  for (const { allows, pattern } of rules) {
    if (pattern === "") continue;
    if (fits(pattern, path)) {
      if (allows) allowed = Math.max(allowed, pattern.length);
      else disallowed = Math.max(disallowed, pattern.length);
    } else if (allows && /\/index\.html?$/.test(pattern)) {
      const folder = pattern.slice(0, pattern.lastIndexOf("/") + 1);
      if (path === folder) allowed = Math.max(allowed, folder.length + 1); // the folder's own page
    }
  }
  return disallowed < 0 || allowed >= disallowed;
}

/**
 * Whether a pattern fits the beginning of a path: "*" is anything, "$" at the end is the path's end. Keeps the ends
 * that are possible so far, so that no pattern takes longer than its length times the path's.
 */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(parts[0]!)) return false;
  let at = parts[0]!.length;
  // The first place where each part fits leaves most room for those after it; the last part of a whole one is an end.
  for (const [i, part] of parts.entries()) {
    if (i === 0) continue;
    if (isWhole && i === parts.length - 1)
      return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length;
}

/** Path and query as crawlers compare them. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return escaped(pathname + search);
}

/** Letters beyond ASCII as percent codes, and all codes in capitals: two spellings of an address are one. */
function escaped(text: string): string {
  return text
    .replace(/[^\0-\x7f]+/g, (letters) =>
      [...Buffer.from(letters)].map((byte) => `%${byte.toString(16)}`).join(""),
    )
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}
