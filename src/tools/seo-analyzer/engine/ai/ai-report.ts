import { comma, count, formatNumber } from "#i18n/format.ts";
import { fill, pick, type Locale, type Texts } from "#i18n/messages.ts";
import type { AiCrawlerRow, AiGroup, AiReport } from "../../contract.ts";
import type { AiAudit } from "./ai-audit.ts";
import { aiCrawlers, aiPurposes, type AiCrawler, type AiPurpose } from "./ai-crawlers.ts";
import { formatOpenRules, formatSearchOnlyRules } from "./ai-robots-lines.ts";
import type { AiCrawlerOutcome } from "./ai-verdicts.ts";
import { aiWords, factWords, obedienceWords } from "./ai-words.ts";

type Words = Texts<typeof aiWords>;

/** A crawler of the list with what became of it. */
interface Checked extends AiCrawlerOutcome {
  readonly crawler: AiCrawler;
}

const sources = {
  openai: "https://developers.openai.com/api/docs/bots",
  anthropic:
    "https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler",
  apple: "https://support.apple.com/en-us/119829",
  commonCrawl: "https://commoncrawl.org/faq",
  googleCrawlers:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers#google-extended",
  googleFetchers:
    "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
  googleFeatures: "https://developers.google.com/search/docs/appearance/ai-features",
  googleGuide: "https://developers.google.com/search/docs/fundamentals/ai-optimization-guide",
} as const;

const groupWords = {
  search: ["searchTitle", "searchMeaning", [sources.openai, sources.googleFeatures]],
  "on-demand": [
    "onDemandTitle",
    "onDemandMeaning",
    [sources.openai, sources.googleFetchers, sources.anthropic],
  ],
  training: [
    "trainingTitle",
    "trainingMeaning",
    [sources.openai, sources.googleCrawlers, sources.apple],
  ],
} as const satisfies Readonly<
  Record<AiPurpose, readonly [keyof Words, keyof Words, readonly string[]]>
>;

/**
 * Words the part about AI crawlers for a reader. Crawlers and facts that a later version removed
 * from its lists are left out.
 */
export function toAiReport(audit: AiAudit, locale: Locale): AiReport {
  const words = pick(aiWords, locale);
  const checked = audit.crawlers.flatMap((outcome) => {
    const crawler = aiCrawlers.find(({ token }) => token === outcome.token);
    return crawler === undefined ? [] : [{ ...outcome, crawler }];
  });
  const facts = toFacts(audit, locale);
  return {
    headline: toHeadline(checked, words, locale),
    advice: toAdvice(checked, words, locale),
    groups: aiPurposes.flatMap((purpose) => toGroup(purpose, checked, words, locale)),
    nonStandard:
      audit.nonStandard.length === 0
        ? null
        : fill(words.nonStandard, { names: audit.nonStandard.join(comma[locale]) }),
    words: audit.words,
    wordsSummary: count(locale, words.wordCount, audit.words.sent),
    wordsText: toWordsText(audit.words, words, locale),
    opening: audit.opening,
    facts,
    factsSummary: fill(words.factsSummary, {
      n: facts.filter(({ holds }) => holds).length,
      total: facts.length,
    }),
    factsNote: { text: words.factsNote, sources: [sources.googleFeatures] },
    llmsTxt: { text: toLlmsText(audit.llmsTxt, words, locale), sources: [sources.googleGuide] },
    snippets: [
      { title: words.openTitle, text: words.openText, code: formatOpenRules() },
      { title: words.searchOnlyTitle, text: words.searchOnlyText, code: formatSearchOnlyRules() },
    ],
  };
}

const countReaders = (checked: readonly Checked[]): number =>
  checked.filter(({ verdict }) => verdict !== "blocked").length;

function toHeadline(checked: readonly Checked[], words: Words, locale: Locale): string {
  const n = countReaders(checked);
  const total = formatNumber(locale, checked.length);
  if (n === 0) return fill(words.noneMay, { total });
  return n === checked.length
    ? fill(words.allMay, { total })
    : fill(words.someMay, { n: formatNumber(locale, n), total });
}

/** What to do where search crawlers are kept out; training ones are the owner's choice. */
function toAdvice(checked: readonly Checked[], words: Words, locale: Locale): string | null {
  const blocked = checked.filter(
    ({ verdict, crawler }) => verdict === "blocked" && crawler.purpose === "search",
  );
  if (blocked.some(({ by }) => by === "unreachable")) return words.adviceUnreachable;
  const [byPage, byRobots] = [true, false].map((isPage) =>
    blocked.filter(({ by }) => (by === "directive") === isPage),
  );
  const listNames = (some: readonly Checked[]): string =>
    some.map(({ token }) => token).join(comma[locale]);
  if (byRobots!.length > 0) return fill(words.adviceSearch, { names: listNames(byRobots!) });
  if (byPage!.length === 0) return null;
  const directives = [...new Set(byPage!.map(({ directive }) => directive))].join(comma[locale]);
  return fill(words.adviceDirective, { names: listNames(byPage!), directives });
}

function toGroup(
  purpose: AiPurpose,
  checked: readonly Checked[],
  words: Words,
  locale: Locale,
): AiGroup[] {
  const members = checked.filter(({ crawler }) => crawler.purpose === purpose);
  if (members.length === 0) return [];
  const [title, meaning, meaningSources] = groupWords[purpose];
  return [
    {
      purpose,
      title: words[title],
      summary: fill(words.groupSummary, {
        n: formatNumber(locale, countReaders(members)),
        total: formatNumber(locale, members.length),
      }),
      meaning: { text: words[meaning], sources: [...meaningSources] },
      crawlers: members.map((member) => toRow(member, words, locale)),
    },
  ];
}

function toRow(checked: Checked, words: Words, locale: Locale): AiCrawlerRow {
  const { token, verdict, crawler } = checked;
  const { operator, obedience, isTokenOnly, source, asOf } = crawler;
  return {
    token,
    operator,
    verdict,
    verdictText: words[verdict],
    reason: toReason(checked, words),
    documented: [obedienceWords[obedience][locale], ...(isTokenOnly ? [words.tokenOnly] : [])].join(
      " ",
    ),
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

function toWordsText(
  { sent, rendered }: AiAudit["words"],
  words: Words,
  locale: Locale,
): AiReport["wordsText"] {
  const counts = { sent: formatNumber(locale, sent) };
  if (rendered === null) return { text: fill(words.wordsSent, counts), sources: [] };
  const text = fill(words.wordsBoth, { ...counts, rendered: formatNumber(locale, rendered) });
  return { text, sources: [sources.commonCrawl] };
}

function toFacts({ facts }: AiAudit, locale: Locale): AiReport["facts"] {
  return facts.flatMap(({ id, holds, example }) => {
    const words = Object.hasOwn(factWords, id) ? factWords[id] : undefined;
    if (words === undefined) return [];
    return [
      {
        id,
        holds,
        title: words[holds ? "yes" : "no"][locale],
        text: holds ? (example ?? "") : words.fix[locale],
      },
    ];
  });
}

function toLlmsText(llmsTxt: AiAudit["llmsTxt"], words: Words, locale: Locale): string {
  if (llmsTxt === null) return `${words.llmsMissing} ${words.llmsUse}`;
  const { title, chars } = llmsTxt;
  const found = fill(words.llmsFound, {
    chars: formatNumber(locale, chars),
    title: title === "" ? "" : fill(words.llmsTitle, { title }),
  });
  return `${found} ${words.llmsUse}`;
}
