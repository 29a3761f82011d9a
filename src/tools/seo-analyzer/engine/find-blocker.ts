import type { Localized } from "#i18n/messages.ts";
import type { Outcome } from "./outcome.ts";

/** Why search engines do not list a page, whatever else is right about it. */
interface Blocker {
  readonly outcome: BlockingOutcome;
  /** What it means for the page, `{page}`, in a few words. */
  readonly headline: Localized;
  /** The reason, in one sentence for the owner; `{placeholders}` are filled with the values. */
  readonly sentence: Localized;
}

/** What a search engine does with such a page. */
const headlines = {
  hidden: { ar: "لن تظهر {page} في جوجل", en: "{page} will not appear in Google" },
  unreadable: { ar: "لا تستطيع جوجل قراءة {page}", en: "Google cannot read {page}" },
  uncertain: { ar: "قد لا تظهر {page} في جوجل", en: "{page} may not appear in Google" },
  replaced: {
    ar: "قد تعرض جوجل صفحة أخرى بدل {page}",
    en: "Google may list another page instead of {page}",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** A page with fewer words has nothing to be found by, such as "Loading…" alone. */
const maxEmptyWords = 10;

/** What of an outcome tells whether it blocks. */
export type BlockingOutcome = Pick<Outcome, "rule" | "status" | "code" | "values">;

interface BlockerRule {
  readonly rule: string;
  readonly headline: keyof typeof headlines;
  readonly sentence: Localized;
  readonly isBlocking: (outcome: BlockingOutcome) => boolean;
}

const isFailed = ({ status }: BlockingOutcome): boolean => status === "failed";
const getNumber = ({ values }: BlockingOutcome, name: string): number =>
  Number(values[name] ?? Number.NaN);

/** In the order in which a search engine meets them: what comes first hides what follows. */
const blockerRules: readonly BlockerRule[] = [
  // A server that fails answers for robots.txt with the same error.
  {
    rule: "status",
    headline: "hidden",
    sentence: {
      ar: "يتعطل موقعك حين تُطلب منه، ويردّ بالخطأ {status}.",
      en: "Your site fails when it is asked for the page, and answers with error {status}.",
    },
    isBlocking: (outcome) => isFailed(outcome) && getNumber(outcome, "status") >= 500,
  },
  {
    rule: "status",
    headline: "hidden",
    sentence: {
      ar: "يردّ موقعك بأنه لا صفحة بهذا الرابط (الخطأ {status}).",
      en: "Your site answers that it has no page at this address (error {status}).",
    },
    isBlocking: (outcome) => isFailed(outcome) && [404, 410].includes(getNumber(outcome, "status")),
  },
  {
    rule: "status",
    headline: "hidden",
    sentence: {
      ar: "يردّ موقعك بالخطأ {status} (ممنوعة) بدل أن يعرضها.",
      en: "Your site answers with error {status} (forbidden) instead of showing it.",
    },
    isBlocking: isFailed,
  },
  {
    rule: "robots-allows",
    headline: "unreadable",
    sentence: {
      ar: "ملف robots.txt (تعليمات موقعك لمحركات البحث) يردّ بالخطأ {status}، فتتوقف جوجل عن قراءة الموقع كله.",
      en: "robots.txt (your site's rules for search engines) answers with error {status}, so Google stops reading the whole site.",
    },
    isBlocking: ({ code }) => code === "failing",
  },
  {
    rule: "robots-allows",
    headline: "unreadable",
    sentence: {
      ar: "ملف robots.txt (تعليمات موقعك لمحركات البحث) يمنعه من فتحها.",
      en: "robots.txt (your site's rules for search engines) does not let it open the page.",
    },
    isBlocking: isFailed,
  },
  {
    rule: "indexable",
    headline: "hidden",
    sentence: {
      ar: "في الصفحة نفسها أمر يخفيها من البحث: {directive}",
      en: "The page itself carries an order to leave it out of search: {directive}",
    },
    isBlocking: isFailed,
  },
  {
    rule: "rendered-robots",
    headline: "hidden",
    sentence: {
      ar: "سكربتات الصفحة تضيف أمرًا يخفيها من البحث: {rendered}",
      en: "Scripts of the page add an order to leave it out of search: {rendered}",
    },
    isBlocking: ({ code }) => code === "added",
  },
  {
    rule: "word-count",
    headline: "uncertain",
    sentence: {
      ar: "الصفحة شبه فارغة: ليس فيها كلام يجدها به من يبحث.",
      en: "The page is almost empty: it has no words to be found by.",
    },
    isBlocking: (outcome) => isFailed(outcome) && getNumber(outcome, "n") < maxEmptyWords,
  },
  // What a page names as its original is listed in its place, where it can be.
  {
    rule: "canonical-reachable",
    headline: "uncertain",
    sentence: {
      ar: "تقول لجوجل إنها نسخة من صفحة أخرى، وتلك لا تُفتح: {url}",
      en: "It calls itself a copy of another page, and that one does not open: {url}",
    },
    // One that did not answer us may answer a search engine: that is a finding and no more.
    isBlocking: ({ code }) => code === "broken",
  },
  {
    rule: "canonical-reachable",
    headline: "uncertain",
    sentence: {
      ar: "تقول لجوجل إنها نسخة من صفحة أخرى، وفي تلك أمر يخفيها من البحث: {url}",
      en: "It calls itself a copy of another page, and that one asks to be left out: {url}",
    },
    isBlocking: ({ code }) => code === "noindex",
  },
  {
    rule: "canonical-self",
    headline: "replaced",
    sentence: {
      ar: "تقول لجوجل إنها نسخة من صفحة على موقع آخر: {url}",
      en: "It calls itself a copy of a page on another site: {url}",
    },
    isBlocking: ({ code }) => code === "site",
  },
  {
    rule: "canonical-valid",
    headline: "replaced",
    sentence: {
      ar: "تقول لجوجل إنها نسخة من الصفحة الرئيسية.",
      en: "It calls itself a copy of the home page.",
    },
    isBlocking: ({ code }) => code === "root",
  },
  {
    rule: "canonical-self",
    headline: "replaced",
    sentence: {
      ar: "تقول لجوجل إنها نسخة من هذه: {url}",
      en: "It calls itself a copy of this one: {url}",
    },
    isBlocking: ({ code }) => code === "other",
  },
];

/**
 * Finds what keeps a page out of search results.
 * @returns the first reason a search engine meets; undefined where it can list the page
 * @see https://developers.google.com/search/docs/fundamentals/how-search-works
 */
export function findBlocker(outcomes: readonly BlockingOutcome[]): Blocker | undefined {
  for (const { rule, headline, sentence, isBlocking } of blockerRules) {
    const outcome = outcomes.find((one) => one.rule === rule);
    if (outcome !== undefined && outcome.code !== null && isBlocking(outcome))
      return { outcome, headline: headlines[headline], sentence };
  }
  return undefined;
}
