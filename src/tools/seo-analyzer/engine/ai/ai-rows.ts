import { comma } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { AiCrawlerRow, AiGroup } from "../../contract.ts";
import type { AiCrawler } from "./ai-crawlers.ts";
import type { AiCrawlerOutcome } from "./ai-verdicts.ts";
import { commonObedienceWords, obedienceWords, tokenOnlyWords, type aiWords } from "./ai-words.ts";

type Words = Texts<typeof aiWords>;

/** A crawler of the list with what became of it. */
export interface Checked extends AiCrawlerOutcome {
  readonly crawler: AiCrawler;
}

/**
 * Words the crawlers of a group so that what most of them share is said once: what their operators
 * say of robots.txt, and what lets them in.
 */
export function groupAiRows(
  members: readonly Checked[],
  words: Words,
  locale: Locale,
): Pick<AiGroup, "common" | "allowed" | "crawlers"> {
  const crawlers = members.map((member) => toRow(member, words, locale));
  return {
    common: toCommon(members, locale),
    allowed: listAllowed(members, crawlers, words),
    crawlers,
  };
}

/** One sentence for what most operators say, and one for those that say something else. */
function toCommon(members: readonly Checked[], locale: Locale): string {
  const ofEach = (["documented", "may-not-apply", "undocumented"] as const)
    .map((obedience) => ({
      obedience,
      tokens: members.flatMap(({ token, crawler }) =>
        crawler.obedience === obedience ? token : [],
      ),
    }))
    .filter(({ tokens }) => tokens.length > 0)
    .toSorted((a, b) => b.tokens.length - a.tokens.length);
  return ofEach
    .map(({ obedience, tokens }, i) => {
      const { all, most, except } = commonObedienceWords[obedience];
      if (i > 0) return fill(except[locale], { names: tokens.join(comma[locale]) });
      return (ofEach.length === 1 ? all : most)[locale];
    })
    .join(" ");
}

/** The crawlers that need no row of their own, by what lets them in. */
function listAllowed(
  members: readonly Checked[],
  rows: readonly AiCrawlerRow[],
  words: Words,
): AiGroup["allowed"] {
  const titles = { own: words.allowedByOwn, all: words.allowedByAll, none: words.allowedByNone };
  return (["all", "none", "own"] as const).flatMap((by) => {
    const tokens = members
      .filter((member, i) => member.by === by && !rows[i]!.isDetailed)
      .map(({ token }) => token);
    return tokens.length === 0 ? [] : [{ title: titles[by], tokens }];
  });
}

function toRow(checked: Checked, words: Words, locale: Locale): AiCrawlerRow {
  const { token, verdict, by, crawler } = checked;
  const { operator, obedience, tokenOnlyOf, source, asOf } = crawler;
  const only = tokenOnlyOf === undefined ? [] : [tokenOnlyWords[tokenOnlyOf][locale]];
  return {
    token,
    operator,
    verdict,
    verdictText: words[verdict],
    reason: toReason(checked, words),
    documented: [obedienceWords[obedience][locale], ...only].join(" "),
    isDetailed: verdict !== "allowed" || by === "followed" || by === "unreachable",
    source,
    asOf,
  };
}

function toReason({ by, directive, verdict }: Checked, words: Words): string {
  if (by === "directive") return fill(words.byDirective, { directive: directive ?? "" });
  if (by === "unreachable" && verdict !== "blocked") return words.readsWithoutRobots;
  return {
    own: words.byOwn,
    followed: words.byFollowed,
    all: words.byAll,
    none: words.byNone,
    unreachable: words.byUnreachable,
  }[by];
}
