import { trimMatching } from "#base/trim-matching.ts";
import { CrawlDelays } from "./crawl-delays.ts";
import { compileRules, type PathRule } from "./robots-rules.ts";

/*
 * A parser of robots.txt: RFC 9309, and where that leaves room, the behaviour of Google's own
 * parser, whose published cases are in robots.test.ts. The rules are matched by robots-rules.ts.
 * @see https://www.rfc-editor.org/rfc/rfc9309
 * @see https://github.com/google/robotstxt
 */

interface Group {
  /** Its place in the file. */
  readonly index: number;
  readonly agents: ReadonlySet<string>;
  readonly rules: readonly PathRule[];
}

export interface Robots {
  /** The URLs of sitemaps, as written. */
  readonly sitemaps: readonly string[];
  /**
   * Whether a crawler may fetch a URL.
   * @param agent its product token, as `Googlebot`; "*" for crawlers that no group names
   */
  allows(agent: string, url: string): boolean;
  /** Whether a group names this crawler. */
  hasGroup(agent: string): boolean;
  /**
   * The pause between two requests that a crawler is asked for, in milliseconds; undefined where it
   * is asked for none.
   */
  getCrawlDelayMs(agent: string): number | undefined;
}

/** Crawlers have to parse at least 500 KiB and may ignore the rest (RFC 9309, section 2.5). */
export const maxRobotsBytes = 512_000;

/** Google's parser ignores the rest of a line. */
const maxLineChars = 2_083 * 8 - 1;

/** A site has one sitemap, or one for each of its sections; further ones are ignored. */
const maxSitemaps = 100;

/**
 * A crawl asks for two crawlers. Compiled rules of the largest robots.txt take 25 MB, and each of
 * some dozens of AI crawlers may have groups of its own.
 */
const maxCompiled = 4;

function remember<V>(map: Map<string, V>, key: string, value: V): void {
  if (!map.has(key) && map.size >= maxCompiled) map.delete(map.keys().next().value!);
  map.set(key, value);
}

/** Misspellings that Google's parser accepts as `disallow`. */
const disallow = new Set(["disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"]);
const userAgent = new Set(["user-agent", "useragent", "user agent"]);
const sitemap = new Set(["sitemap", "site-map"]);

/**
 * Parses a robots.txt.
 * @param text its content; lines that are no rules are ignored
 */
export function parseRobots(text: string): Robots {
  const groups: { index: number; agents: Set<string>; rules: PathRule[] }[] = [];
  const delays = new CrawlDelays();
  const sitemaps: string[] = [];
  let isInAgentLines = false;
  // The first bytes of a byte order mark are decoded as U+FFFD.
  for (const line of text.replace(/^[\ufeff\ufffd]/, "").split(/\r\n|\r|\n/)) {
    const { key, value } = parseLine(line);
    if (userAgent.has(key)) {
      if (!isInAgentLines) groups.push({ index: groups.length, agents: new Set(), rules: [] });
      groups.at(-1)!.agents.add(parseProductToken(value));
      delays.addAgent(parseProductToken(value));
      isInAgentLines = true;
    } else if (key === "allow" || disallow.has(key)) {
      groups.at(-1)?.rules.push({ allows: key === "allow", pattern: normalizeEscapes(value) });
      isInAgentLines = false;
      delays.endAgents();
    } else if (key === "crawl-delay") {
      delays.addDelay(value); // does not end a group of rules, as for Google's parser
    } else if (sitemap.has(key) && sitemaps.length < maxSitemaps) {
      sitemaps.push(value); // does not end a group
    }
  }
  const byAgent = new Map<string, (path: string) => boolean>();
  // Crawlers that obey the same groups share their rules, of which a file may have thousands.
  const byGroups = new Map<string, (path: string) => boolean>();
  const selectRules = (agent: string): ((path: string) => boolean) => {
    const own = agent === "*" ? [] : findGroups(groups, agent);
    const obeyed = own.length > 0 ? own : groups.filter(({ agents }) => agents.has("*"));
    const key = obeyed.map(({ index }) => index).join();
    const rules = byGroups.get(key) ?? compileRules(obeyed.flatMap((group) => group.rules));
    remember(byGroups, key, rules);
    return rules;
  };
  return {
    sitemaps,
    hasGroup: (agent) => findGroups(groups, agent).length > 0,
    getCrawlDelayMs: (agent) => delays.findMs(parseProductToken(agent)),
    allows(agent, url) {
      const allowsPath = byAgent.get(agent) ?? selectRules(agent);
      remember(byAgent, agent, allowsPath); // for two crawlers, each with thousands of URLs
      return allowsPath(getComparablePath(url));
    },
  };
}

/**
 * A site without robots.txt allows everything; one whose server fails allows nothing (RFC 9309,
 * section 2.3.1).
 */
export function parseRobotsResponse(status: number, text: string): Robots {
  if (status >= 200 && status < 300) return parseRobots(text);
  return parseRobots(status === 0 || status >= 500 ? "user-agent: *\ndisallow: /" : "");
}

function parseLine(line: string): { readonly key: string; readonly value: string } {
  const bare = trim(line.slice(0, maxLineChars).split("#", 1)[0]!);
  const colon = bare.indexOf(":");
  // Google's parser accepts a line without a colon if it has exactly two words.
  const [key = "", value = ""] =
    colon >= 0
      ? [bare.slice(0, colon), bare.slice(colon + 1)]
      : /^\S+\s+\S+$/.test(bare)
        ? bare.split(/\s+/)
        : [];
  return { key: trim(key).toLowerCase(), value: trim(value) };
}

/** Google's parser knows the white space of ASCII alone: a byte order mark is part of a word. */
function trim(text: string): string {
  return trimMatching(text, /[\t\v\f ]/);
}

/**
 * The token of "Googlebot/2.1 (x)" is Googlebot. RFC 9309 allows no dot; it is accepted for
 * archive.org_bot.
 */
function parseProductToken(value: string): string {
  if (/^\*(?:\s|$)/.test(value)) return "*";
  return /^[a-z_.-]*/i.exec(value)![0].toLowerCase();
}

function findGroups(groups: readonly Group[], agent: string): readonly Group[] {
  const token = parseProductToken(agent);
  return token === "" ? [] : groups.filter(({ agents }) => agents.has(token));
}

/** Path and query in the form that rules are matched against. */
function getComparablePath(url: string): string {
  const { pathname, search } = new URL(url);
  return normalizeEscapes(pathname + search);
}

/**
 * Percent-encodes characters beyond ASCII and upper-cases all escapes, so that two spellings of a
 * URL are equal.
 */
function normalizeEscapes(text: string): string {
  return text
    .replace(/[^\0-\x7f]+/g, (chars) =>
      [...Buffer.from(chars)].map((byte) => `%${byte.toString(16)}`).join(""),
    )
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}
