import { comma, count, formatNumber, localeTags } from "#i18n/format.ts";
import { fill, pick, type Locale, type Texts } from "#i18n/messages.ts";
import type { AiGroup, AiReport } from "../../contract.ts";
import type { AiAudit } from "./ai-audit.ts";
import { aiCrawlers, aiPurposes, type AiPurpose } from "./ai-crawlers.ts";
import { formatOpenRules, formatSearchOnlyRules } from "./ai-robots-lines.ts";
import { groupAiRows, type Checked } from "./ai-rows.ts";
import { aiWords, factWords } from "./ai-words.ts";

type Words = Texts<typeof aiWords>;

const sources = {
  googleControl: "https://support.google.com/webmasters/answer/16908024",
  googleGrounding:
    "https://docs.cloud.google.com/gemini-enterprise-agent-platform/models/grounding/grounding-with-google-search",
  commonCrawl: "https://commoncrawl.org/faq",
  googleFeatures: "https://developers.google.com/search/docs/appearance/ai-features",
  googleGuide: "https://developers.google.com/search/docs/fundamentals/ai-optimization-guide",
} as const;

/** What a meaning says of an operator is in the source of that operator's crawler in the group. */
const groupWords = {
  search: ["searchTitle", "searchMeaning"],
  "on-demand": ["onDemandTitle", "onDemandMeaning"],
  training: ["trainingTitle", "trainingMeaning"],
} as const satisfies Readonly<Record<AiPurpose, readonly [keyof Words, keyof Words]>>;

/**
 * Words the part about AI crawlers for a reader. Crawlers and facts that a later version removed
 * from its lists are left out.
 * @param url of the page
 */
export function toAiReport(
  audit: AiAudit,
  { url, locale }: { readonly url: string; readonly locale: Locale },
): AiReport {
  const words = pick(aiWords, locale);
  const checked = audit.crawlers.flatMap((outcome) => {
    const crawler = aiCrawlers.find(({ token }) => token === outcome.token);
    return crawler === undefined ? [] : [{ ...outcome, crawler }];
  });
  const facts = toFacts(audit, locale);
  return {
    advice: toAdvice(audit, checked, locale),
    headline: toHeadline(checked, words, locale),
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
    linesText: words.linesText,
    robotsUrl: new URL("/robots.txt", url).href,
    snippets: [
      { title: words.openTitle, code: formatOpenRules(), note: null },
      {
        title: words.searchOnlyTitle,
        code: formatSearchOnlyRules(),
        note: { text: words.searchOnlyNote, sources: [sources.googleGrounding] },
      },
    ],
  };
}

const countReaders = (checked: readonly Checked[]): number =>
  checked.filter(({ verdict }) => verdict !== "blocked").length;

/** Up to as many blocked names a headline lists; more are counted. Our choice. */
const maxNamedInHeadline = 3;

function toHeadline(checked: readonly Checked[], words: Words, locale: Locale): string {
  const n = countReaders(checked);
  const total = formatNumber(locale, checked.length);
  if (n === 0) return fill(words.noneMay, { total });
  if (n === checked.length) return fill(words.allMay, { total });
  const kept = checked.filter(({ verdict }) => verdict === "blocked");
  if (kept.length > maxNamedInHeadline)
    return fill(words.someMay, { n: formatNumber(locale, n), total });
  const list = new Intl.ListFormat(localeTags[locale], { type: "conjunction" });
  const text = fill(words.allButMay, {
    total,
    names: list.format(kept.map(({ crawler }) => crawler.token)),
  });
  return kept.every(({ crawler }) => crawler.purpose === "training")
    ? `${text} ${words.trainingRefused}`
    : text;
}

/**
 * What to do where search crawlers are kept out; training ones are the owner's choice. Where none
 * is, what would make the page easier to quote.
 */
function toAdvice(
  { facts }: AiAudit,
  checked: readonly Checked[],
  locale: Locale,
): AiReport["advice"] {
  const words = pick(aiWords, locale);
  const kept = checked.filter(
    ({ verdict, crawler }) => verdict !== "allowed" && crawler.purpose === "search",
  );
  if (kept.length > 0) return { isNeeded: true, text: toNeededAdvice(kept, words, locale) };
  const names = facts.flatMap(({ id, holds }) => {
    const added = holds || !Object.hasOwn(factWords, id) ? undefined : factWords[id].added;
    return added === undefined ? [] : [added[locale]];
  });
  if (names.length === 0) return { isNeeded: false, text: words.adviceNone };
  const list = new Intl.ListFormat(localeTags[locale], { type: "conjunction" });
  return { isNeeded: false, text: fill(words.adviceOptional, { names: list.format(names) }) };
}

function toNeededAdvice(kept: readonly Checked[], words: Words, locale: Locale): string {
  const blocked = kept.filter(({ verdict }) => verdict === "blocked");
  const byRobots = blocked.filter(({ by }) => by !== "directive");
  if (byRobots.some(({ by }) => by === "unreachable")) return words.adviceUnreachable;
  const join = (texts: readonly (string | null)[]): string =>
    [...new Set(texts)].join(comma[locale]);
  if (byRobots.length > 0)
    return fill(words.adviceSearch, { names: join(byRobots.map(({ token }) => token)) });
  const some = blocked.length > 0 ? blocked : kept;
  return fill(blocked.length > 0 ? words.adviceDirective : words.adviceLimited, {
    names: join(some.map(({ token }) => token)),
    directives: join(some.map(({ directive }) => directive)),
  });
}

function toGroup(
  purpose: AiPurpose,
  checked: readonly Checked[],
  words: Words,
  locale: Locale,
): AiGroup[] {
  const members = checked.filter(({ crawler }) => crawler.purpose === purpose);
  if (members.length === 0) return [];
  const [title, meaning] = groupWords[purpose];
  return [
    {
      purpose,
      title: words[title],
      summary: fill(words.groupSummary, {
        n: formatNumber(locale, countReaders(members)),
        total: formatNumber(locale, members.length),
      }),
      meaning: {
        text: words[meaning],
        sources: purpose === "search" ? [sources.googleControl] : [],
      },
      ...groupAiRows(members, words, locale),
    },
  ];
}

function toWordsText(
  { sent, rendered }: AiAudit["words"],
  words: Words,
  locale: Locale,
): AiReport["wordsText"] {
  const before = count(locale, words.wordsBefore, sent);
  if (rendered === null) return { text: fill(words.wordsSent, { before }), sources: [] };
  const text = fill(words.wordsBoth, {
    before,
    rendered: count(locale, words.wordCount, rendered),
  });
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
