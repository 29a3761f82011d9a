import type { Page } from "../../page/page.ts";
import { findAdded, isSignificant } from "../../renderings/find-added.ts";
import { readRenderings, type Renderings } from "../../renderings/read-renderings.ts";
import { defineRule, fail, passed, skip, warn } from "../../rule.ts";
import { fold } from "../../text/text.ts";

/** A single heading may be that of a notice. */
const minAdded = 2;

function listHeadings({ headings }: Page, level?: number): string[] {
  return headings.flatMap((heading) =>
    (level === undefined || heading.level === level) && heading.text !== "" ? [heading.text] : [],
  );
}

/**
 * How many headings are searched for in hidden text, and how much of each, because `includes` may
 * take the product of both lengths.
 */
const [maxSearched, maxHeadingChars, maxHiddenChars] = [20, 100, 100_000];

/** Lists the headings that scripts add; one that they show was sent hidden. */
function listAdded({ sent, rendered }: Renderings, level?: number): string[] {
  const hidden = sent.page.hiddenText.slice(0, maxHiddenChars);
  return findAdded(listHeadings(sent.page, level), listHeadings(rendered.page, level)).filter(
    (text, i) => i >= maxSearched || !hidden.includes(text.slice(0, maxHeadingChars)),
  );
}

/** Whether no h1 of one list begins, or is a part of, one of the other. */
function areUnlike(sent: readonly string[], rendered: readonly string[]): boolean {
  const [before, after] = [sent, rendered].map((texts) => texts.slice(0, 10).map(fold));
  return !before!.some((a) => after!.some((b) => a.includes(b) || b.includes(a)));
}

export const renderedHeadings = defineRule({
  id: "rendered-headings",
  category: "content",
  importance: "high",
  effort: { by: "developer", time: null },
  source: "https://vercel.com/blog/the-rise-of-the-ai-crawler",
  title: { ar: "العناوين قبل تشغيل السكربتات", en: "Headings before scripts run" },
  failureTitle: { ar: "السكربتات تضيف العناوين أو تغيّرها", en: "Scripts add or change headings" },
  why: {
    ar: "من العناوين تعرف برامج زحف الذكاء الاصطناعي موضوع الصفحة، ومعظمها لا يشغّل السكربتات.",
    en: "Headings tell AI crawlers what the page is about, and most of them run no scripts.",
  },
  fix: {
    ar: "ضع العناوين في الصفحة التي يرسلها الخادم، واسأل مطوّرك عن SSR.",
    en: "Put the headings into the page that the server sends (rendered on the server, or beforehand).",
  },
  findings: {
    only: {
      ar: "لا عنوان رئيسي (h1) في الصفحة كما أُرسلت. السكربتات تضيف: «{rendered}»",
      en: "As sent, the page has no h1. Scripts add “{rendered}”",
    },
    changed: {
      ar: "العنوان الرئيسي كما أُرسل «{sent}»، وبعد تشغيل السكربتات «{rendered}»",
      en: "As sent, the h1 is “{sent}”; after scripts, “{rendered}”",
    },
    more: {
      ar: "عناوين لا تظهر إلا بعد تشغيل السكربتات: {n}",
      en: "Headings that appear only after scripts have run: {n}",
    },
  },
  check(context) {
    const renderings = readRenderings(context);
    if (renderings === null) return skip;
    const { sent, rendered } = renderings;
    const [sentTops, renderedTops] = [listHeadings(sent.page, 1), listHeadings(rendered.page, 1)];
    const tops = { sent: sentTops[0] ?? "", rendered: renderedTops[0] ?? "" };
    if (listAdded(renderings, 1).length > 0) {
      if (sentTops.length === 0) return fail("only", tops);
      if (areUnlike(sentTops, renderedTops)) return warn("changed", tops);
    }
    const [before, after] = [listHeadings(sent.page), listHeadings(rendered.page)];
    if (after.length === 0) return skip;
    const added = listAdded(renderings);
    if (!isSignificant(added.length, after.length, minAdded)) return passed;
    return warn("more", { n: added.length, sent: before.length, rendered: after.length }, added);
  },
});
