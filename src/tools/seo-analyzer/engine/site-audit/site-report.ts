import { subjects, toBlocker, toEffort, toPlatform, toWhere } from "../report.ts";
import { applyVariant, pickTitle } from "../rule.ts";
import { problemWords, type ProblemWords } from "./problem-words.ts";
import type { Locale, Localized } from "#i18n/messages.ts";
import type { SiteProblem, SiteReport } from "../../contract.ts";
import { ruleById } from "../rules/all.ts";
import type { LanguageGroup } from "./language-groups.ts";
import type { SiteAudit, SiteProblemId } from "./site-audit.ts";
import type { CheckSummary } from "./summarize-checks.ts";

/** The words of each problem across pages. */
export const acrossPages: Readonly<Record<SiteProblemId, ProblemWords>> = {
  "broken-links": {
    title: { ar: "روابط لا تعمل", en: "Broken links" },
    why: {
      ar: "كل رابط مكسور زبون يصل إلى صفحة خطأ ويخرج.",
      en: "Each of them is a customer who ends at an error, and leaves.",
    },
    fix: {
      ar: "صحّح كل رابط في الصفحات التي تحمله، أو حوّله من لوحة موقعك إلى أقرب صفحة.",
      en: "Correct each link on the pages that have it, or redirect it to the nearest page in your panel.",
    },
    importance: "high",
    effort: { by: "owner", time: "hour" },
    source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  },
  "duplicate-texts": {
    title: { ar: "صفحات بالنص نفسه", en: "Pages with the same text" },
    why: {
      ar: "تعرض جوجل واحدة منها تختارها هي، وقد لا تكون التي تريدها.",
      en: "Google lists one that it picks, which may not be the one you want.",
    },
    fix: {
      ar: "ادمجها في صفحة، أو سمِّ الأصل منها في canonical. ما عداه لا يظهر في البحث غالبًا.",
      en: "Merge them, or name the original as canonical. The others are rarely shown in search.",
    },
    importance: "medium",
    effort: { by: "developer", time: "day" },
    source:
      "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  },
  "broken-pages": {
    title: { ar: "صفحات لا تُفتح", en: "Pages that do not open" },
    why: {
      ar: "كل من يضغط رابطها يصل إلى صفحة خطأ ويخرج.",
      en: "Whoever follows a link to one ends at an error, and leaves.",
    },
    fix: {
      ar: "صحّح الروابط إليها، أو حوّلها من لوحة موقعك إلى أقرب صفحة.",
      en: "Correct the links to them, or redirect them to the nearest page in your panel.",
    },
    importance: "high",
    effort: { by: "owner", time: "hour" },
    source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  },
  "duplicate-titles": {
    title: { ar: "صفحات تشترك في العنوان", en: "Pages that share a title" },
    why: {
      ar: "لا يعرف الباحث أي الصفحتين يفتح، وقد تُخفي جوجل إحداهما.",
      en: "Searchers cannot tell the pages apart, and Google may hide one.",
    },
    fix: {
      ar: "أعطِ كل صفحة عنوانًا يقول ما فيها وحدها.",
      en: "Give each page a title that says what is on that page alone.",
    },
    importance: "medium",
    effort: { by: "owner", time: "hour" },
    source: "https://developers.google.com/search/docs/appearance/title-link",
  },
  "duplicate-descriptions": {
    title: { ar: "صفحات تشترك في الوصف", en: "Pages that share a description" },
    why: {
      ar: "الوصف الواحد لا يقنع أحدًا بفتح صفحة بعينها.",
      en: "The same lines give no reason to open one page rather than another.",
    },
    fix: { ar: "اكتب لكل صفحة وصفها.", en: "Write each page a description of its own." },
    importance: "medium",
    effort: { by: "owner", time: "hour" },
    source: "https://developers.google.com/search/docs/appearance/snippet",
  },
  "one-way-languages": {
    title: { ar: "نسخ لغات لا تشير إلى بعضها", en: "Language versions that do not point back" },
    why: {
      ar: "قد تعرض جوجل النسخة الإنجليزية لمن يبحث بالعربية.",
      en: "Google may show the English version to those who search in Arabic.",
    },
    fix: {
      ar: "ضع قائمة روابط اللغات نفسها في كل النسخ.",
      en: "Put the same list of language links on every version.",
    },
    importance: "high",
    effort: { by: "developer", time: "day" },
    source: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  },
  "orphan-pages": {
    title: { ar: "صفحات لا يصل إليها رابط", en: "Pages that no link leads to" },
    why: {
      ar: "لا يجدها من يتصفح موقعك، وقلّما تظهر في البحث.",
      en: "Visitors of your site cannot find them, and search rarely shows them.",
    },
    fix: {
      ar: "أضف رابطًا إليها من قائمة أو من صفحة قريبة في موضوعها.",
      en: "Link to them from a menu or a related page.",
    },
    importance: "medium",
    effort: { by: "owner", time: "hour" },
    source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  },
  "deep-pages": {
    title: { ar: "صفحات بعيدة عن الصفحة الرئيسية", en: "Pages far from the home page" },
    why: {
      ar: "يملّ الزائر قبل أن يصل إليها، وقلّما تزورها جوجل.",
      en: "Visitors give up before they arrive, and Google rarely calls.",
    },
    fix: {
      ar: "قرّبها: ثلاث ضغطات من الصفحة الرئيسية تكفي لكل صفحة مهمة.",
      en: "Bring them closer: three clicks from the home page are enough for any that matters.",
    },
    importance: "low",
    effort: { by: "owner", time: "hour" },
    source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  },
  ...problemWords,
};

function isSiteProblem(id: string): id is SiteProblemId {
  return Object.hasOwn(acrossPages, id);
}

/** Returns the title of a problem across pages; undefined for other ids. */
export function getSiteProblemTitle(id: string): Localized | undefined {
  return isSiteProblem(id) ? acrossPages[id].title : undefined;
}

const rank = { high: 0, medium: 1, low: 2 } as const;

/**
 * Converts a stored audit of a site into a report in the language of a reader. Its problems are in
 * the order of the verdict, the steps, the list and the printed report: first what keeps the site
 * out of search results or else that it has no https, as in the report of one page, and then what
 * costs most.
 */
export function toSiteReport(audit: SiteAudit, locale: Locale): SiteReport {
  const { blocking, checks, platform, languages, ...rest } = audit;
  const blocker = toBlocker(blocking === undefined ? [] : [blocking], locale, subjects.site);
  const isDead = blocker?.rule === "status" && audit.pages.every(({ score }) => score === null);
  // Where no page opens, every other problem is the same failure once more.
  const problems = addBlocker(isDead ? [] : audit.problems, blocker?.rule).flatMap(
    ({ id, status, pages, groups, addresses }): SiteProblem[] => {
      const known = ruleById.get(id);
      const rule = known && applyVariant(known, id === blocking?.rule ? blocking.code : null);
      const words = isSiteProblem(id) ? acrossPages[id] : rule;
      if (words === undefined) return [];
      const title = rule === undefined ? words.title : pickTitle(rule, status);
      return [
        {
          id,
          status,
          importance: id === blocker?.rule ? "high" : words.importance,
          title: title[locale],
          why: words.why[locale],
          fix: words.fix[locale],
          ...toWhere(platform, id, locale),
          // On several pages it takes as long as elsewhere.
          effort: { ...toEffort(platform, id, words.effort), time: words.effort.time },
          source: words.source ?? "",
          pages: [...pages],
          ...(groups && { groups: groups.map((group) => [...group]) }),
          ...(addresses && {
            addresses: addresses.map((address) => ({ ...address, from: [...address.from] })),
          }),
        },
      ];
    },
  );
  const firstId = blocker?.rule ?? "https";
  const compareCost = (a: SiteProblem, b: SiteProblem): number =>
    Number(b.id === firstId) - Number(a.id === firstId) ||
    rank[a.importance] - rank[b.importance] ||
    Number(a.status === "warning") - Number(b.status === "warning") ||
    Number(ruleById.has(a.id)) - Number(ruleById.has(b.id)) || // problems across pages come first
    b.pages.length - a.pages.length;
  return {
    ...rest,
    blocker,
    ...toPlatform(platform, locale),
    pages: audit.pages.map((page) => ({ ...page })),
    problems: problems.sort(compareCost),
    ...(checks && { checks: checks.flatMap(toSiteCheck) }),
    ...(languages && { languages: languages.map(copyGroup) }),
    links: audit.links.map(([from, to]): [number, number] => [from, to]),
    brokenLinks: (audit.brokenLinks ?? []).map((link) => ({ ...link, from: [...link.from] })),
    unread: (audit.unread ?? []).map((page) => ({ ...page })),
    uncheckedCount: audit.uncheckedCount ?? 0,
    ...(audit.reading && { reading: { ...audit.reading } }),
  };
}

const copyGroup = ({ pages, oneWay, broken, unread }: LanguageGroup) => ({
  pages: pages.map(({ page, codes }) => ({ page, codes: [...codes] })),
  oneWay: oneWay.map(([from, to]): [number, number] => [from, to]),
  broken: [...broken],
  unread: [...unread],
});

/**
 * Adds what keeps the first page out of search to the problems: an error page is not audited, so
 * that no rule has found what is wrong with it.
 */
function addBlocker(problems: SiteAudit["problems"], rule: string | undefined) {
  return rule === undefined || problems.some(({ id }) => id === rule)
    ? problems
    : [{ id: rule, status: "failed", pages: [0] } as const, ...problems];
}

/** Rules that a later version removed are left out. */
function toSiteCheck({ rule, status, share }: CheckSummary): NonNullable<SiteReport["checks"]> {
  const known = ruleById.get(rule);
  return known === undefined ? [] : [{ category: known.category, status, share }];
}
