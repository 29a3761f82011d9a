import { comma } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { AiCrawlerRow, AiGroup } from "../../contract.ts";
import type { AiCrawler, Obedience } from "./ai-crawlers.ts";
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
  const common = findCommonObedience(members);
  const others = members.filter(({ crawler }) => crawler.obedience !== common);
  const { all, but } = commonObedienceWords[common];
  const crawlers = members.map((member) => toRow(member, common, words, locale));
  return {
    common:
      others.length === 0
        ? all[locale]
        : fill(but[locale], { names: others.map(({ token }) => token).join(comma[locale]) }),
    allowed: listAllowed(members, crawlers, words),
    crawlers,
  };
}

function findCommonObedience(members: readonly Checked[]): Obedience {
  const countOf = (obedience: Obedience): number =>
    members.filter(({ crawler }) => crawler.obedience === obedience).length;
  const all = ["documented", "may-not-apply", "undocumented"] as const;
  return all.reduce((best, obedience) => (countOf(obedience) > countOf(best) ? obedience : best));
}

/** The crawlers that have nothing of their own to say, by what lets them in. */
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

function toRow(checked: Checked, common: Obedience, words: Words, locale: Locale): AiCrawlerRow {
  const { token, verdict, by, crawler } = checked;
  const { operator, obedience, tokenOnlyOf, source, asOf } = crawler;
  const obeys = obedienceWords[obedience][locale];
  const only = tokenOnlyOf === undefined ? [] : [tokenOnlyWords[tokenOnlyOf][locale]];
  const exception = [...(obedience === common ? [] : [obeys]), ...only].join(" ");
  return {
    token,
    operator,
    verdict,
    verdictText: words[verdict],
    reason: toReason(checked, words),
    documented: [obeys, ...only].join(" "),
    exception,
    isDetailed:
      verdict !== "allowed" || exception !== "" || by === "followed" || by === "unreachable",
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
