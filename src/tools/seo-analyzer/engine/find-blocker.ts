import type { Localized } from "#i18n/messages.ts";
import type { Outcome } from "./outcome.ts";

/** Why search engines do not list a page, whatever else is right about it. */
interface Blocker {
  readonly outcome: BlockingOutcome;
  /** One sentence for the owner of the page; `{placeholders}` are filled with the values. */
  readonly sentence: Localized;
}

/** A page with fewer words has nothing to be found by, such as "Loading…" alone. */
const maxEmptyWords = 10;

/** What of an outcome tells whether it blocks. */
export type BlockingOutcome = Pick<Outcome, "rule" | "status" | "code" | "values">;

interface BlockerRule {
  readonly rule: string;
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
    sentence: {
      ar: "خادمك يردّ بخطأ {status} بدل الصفحة، فلا تظهر في البحث.",
      en: "Your server answers with error {status} instead of the page, so search leaves it out.",
    },
    isBlocking: isFailed,
  },
  {
    rule: "robots-allows",
    sentence: {
      ar: "ملف robots.txt (تعليمات موقعك لمحركات البحث) يمنعها من فتح هذه الصفحة.",
      en: "robots.txt (your site's rules for search engines) does not let them open this page.",
    },
    isBlocking: isFailed,
  },
  {
    rule: "indexable",
    sentence: {
      ar: "الصفحة نفسها تطلب من محركات البحث ألا تعرضها: {directive}",
      en: "The page itself tells search engines to leave it out: {directive}",
    },
    isBlocking: isFailed,
  },
  {
    rule: "rendered-robots",
    sentence: {
      ar: "سكربتات الصفحة تطلب من محركات البحث ألا تعرضها: {rendered}",
      en: "Scripts of the page tell search engines to leave it out: {rendered}",
    },
    isBlocking: ({ code }) => code === "added",
  },
  {
    rule: "word-count",
    sentence: {
      ar: "الصفحة شبه فارغة: ليس فيها كلام يجدها به من يبحث.",
      en: "The page is almost empty: it has no words to be found by.",
    },
    isBlocking: (outcome) => isFailed(outcome) && getNumber(outcome, "n") < maxEmptyWords,
  },
  // What a page names as its original is listed in its place, where it can be.
  {
    rule: "canonical-reachable",
    sentence: {
      ar: "الصفحة تقول لجوجل إن نسختها الأصلية في رابط آخر، وهو لا يُفتح، فقد لا تظهر في البحث: {url}",
      en: "The page tells Google that its original is elsewhere, and that does not open, so it may not be listed: {url}",
    },
    // One that did not answer us may answer a search engine: that is a finding and no more.
    isBlocking: ({ code }) => code === "broken",
  },
  {
    rule: "canonical-reachable",
    sentence: {
      ar: "الصفحة تقول لجوجل إن نسختها الأصلية في رابط آخر، وهو يمنع الفهرسة، فقد لا تظهر في البحث: {url}",
      en: "The page tells Google that its original is elsewhere, and that forbids indexing, so it may not be listed: {url}",
    },
    isBlocking: ({ code }) => code === "noindex",
  },
  {
    rule: "canonical-self",
    sentence: {
      ar: "تقول الصفحة إن رابطها الأصلي على موقع آخر، فقد تظهر صفحته بدلًا منها: {url}",
      en: "The page says that its original is on another site, so that site's page may be listed instead: {url}",
    },
    isBlocking: ({ code }) => code === "site",
  },
  {
    rule: "canonical-valid",
    sentence: {
      ar: "الصفحة تقول إنها نسخة من الصفحة الرئيسية، فتظهر الرئيسية بدلًا منها.",
      en: "The page says that it is a copy of the home page, so that one is listed instead.",
    },
    isBlocking: ({ code }) => code === "root",
  },
];

/**
 * Finds what keeps a page out of search results.
 * @returns the first reason a search engine meets; undefined where it can list the page
 * @see https://developers.google.com/search/docs/fundamentals/how-search-works
 */
export function findBlocker(outcomes: readonly BlockingOutcome[]): Blocker | undefined {
  for (const { rule, sentence, isBlocking } of blockerRules) {
    const outcome = outcomes.find((one) => one.rule === rule);
    if (outcome !== undefined && outcome.code !== null && isBlocking(outcome))
      return { outcome, sentence };
  }
  return undefined;
}
