import type { Page } from "../../page/page.ts";
import { findAdded, isSignificant } from "../../renderings/find-added.ts";
import { readRenderings } from "../../renderings/read-renderings.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";

/** A single picture may be that of a widget. */
const minAdded = 2;

const listAlternatives = ({ images }: Page): string[] =>
  images.flatMap(({ alt }) => alt?.trim() || []);

export const renderedImages = defineRule({
  id: "rendered-images",
  category: "images",
  importance: "low",
  effort: { by: "developer", time: "day" },
  source:
    "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  title: { ar: "الصور قبل تشغيل السكربتات", en: "Pictures before scripts run" },
  failureTitle: { ar: "السكربتات تضيف الصور", en: "Scripts add pictures" },
  why: {
    ar: "الصور التي تضيفها السكربتات لا تظهر لمن لا يشغّلها، ولا يظهر له نصها البديل.",
    en: "Pictures that only scripts add, and their alternative texts, are missing where no scripts run.",
  },
  fix: {
    ar: 'ضع وسوم img بنصها البديل في الصفحة التي يرسلها الخادم، ولتأجيل تحميلها استعمل loading="lazy".',
    en: 'Put the img elements with their alt texts into the page that the server sends; loading="lazy" defers them.',
  },
  findings: {
    only: {
      ar: "صور لها نص بديل لا تظهر إلا بعد تشغيل السكربتات: {n}",
      en: "Pictures with alternative text that appear only after scripts have run: {n}",
    },
  },
  check(context) {
    const renderings = readRenderings(context);
    if (renderings === null) return skip;
    const [sent, rendered] = [
      listAlternatives(renderings.sent.page),
      listAlternatives(renderings.rendered.page),
    ];
    if (rendered.length === 0) return skip;
    const added = findAdded(sent, rendered);
    const values = { n: added.length, sent: sent.length, rendered: rendered.length };
    return isSignificant(added.length, new Set(rendered).size, minAdded)
      ? warn("only", values, added)
      : passed;
  },
});
