import type { Localized } from "#i18n/messages.ts";
import type { Outcome } from "./audit.ts";

/** Why search engines do not list a page, whatever else is right about it. */
interface Blocker {
  /** The rule that found it. */
  readonly rule: string;
  /** One sentence for the owner of the page; `{placeholders}` are filled with the values. */
  readonly sentence: Localized;
  readonly values: Outcome["values"];
}

/** A page with fewer words has nothing to be found by, such as "Loading…" alone. */
const maxEmptyWords = 10;

interface BlockerRule {
  readonly rule: string;
  readonly sentence: Localized;
  readonly isBlocking: (outcome: Outcome) => boolean;
}

const isFailed = ({ status }: Outcome): boolean => status === "failed";
const getNumber = ({ values }: Outcome, name: string): number => Number(values[name] ?? Number.NaN);

/** In the order in which a search engine meets them: what comes first hides what follows. */
const blockerRules: readonly BlockerRule[] = [
  {
    rule: "robots-allows",
    sentence: {
      ar: "ملف robots.txt يمنع محركات البحث من فتح هذه الصفحة.",
      en: "robots.txt forbids search engines to open this page.",
    },
    isBlocking: isFailed,
  },
  {
    rule: "status",
    sentence: {
      ar: "خادمك يردّ بخطأ {status} بدل الصفحة، فلا تظهر في البحث.",
      en: "Your server answers with error {status} instead of the page, so search leaves it out.",
    },
    isBlocking: isFailed,
  },
  {
    rule: "indexable",
    sentence: {
      ar: "في الصفحة أمر يطلب من محركات البحث ألا تعرضها: {directive}",
      en: "The page itself tells search engines to leave it out: {directive}",
    },
    isBlocking: isFailed,
  },
  {
    rule: "word-count",
    sentence: {
      ar: "الصفحة شبه فارغة: لا كلام فيها يجدها الناس به.",
      en: "The page is all but empty: there are no words to find it by.",
    },
    isBlocking: (outcome) => isFailed(outcome) && getNumber(outcome, "n") < maxEmptyWords,
  },
  {
    rule: "canonical-self",
    sentence: {
      ar: "الصفحة تقول إن أصلها على موقع آخر، فيظهر هو بدلًا منها: {url}",
      en: "The page names another site as the original, so that one is listed: {url}",
    },
    isBlocking: ({ code }) => code === "site",
  },
  {
    rule: "canonical-valid",
    sentence: {
      ar: "الصفحة تقول إنها نسخة من الصفحة الأولى، فتظهر الأولى بدلًا منها.",
      en: "The page says that it is a copy of the first page, so that one is listed instead.",
    },
    isBlocking: ({ code }) => code === "root",
  },
];

/**
 * Finds what keeps a page out of search results.
 * @returns the first reason a search engine meets; undefined where it can list the page
 * @see https://developers.google.com/search/docs/fundamentals/how-search-works
 */
export function findBlocker(outcomes: readonly Outcome[]): Blocker | undefined {
  for (const { rule, sentence, isBlocking } of blockerRules) {
    const outcome = outcomes.find((one) => one.rule === rule);
    if (outcome !== undefined && outcome.code !== null && isBlocking(outcome))
      return { rule, sentence, values: outcome.values };
  }
  return undefined;
}
