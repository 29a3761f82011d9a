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
  source: "https://developers.google.com/search/docs/appearance/google-images",
  title: { ar: "الصور بلا JavaScript", en: "Pictures without JavaScript" },
  why: {
    ar: "صور تضيفها السكربتات وحدها، ووصفها معها، لا يراها من لا يشغّل السكربتات.",
    en: "Pictures that only scripts add, and the texts that describe them, are missing where no scripts run.",
  },
  fix: {
    ar: 'ضع وسوم img بنصها البديل في الصفحة التي يرسلها الخادم، واترك التأجيل لـ loading="lazy".',
    en: 'Put the img elements with their alt texts into the page that the server sends; loading="lazy" defers them.',
  },
  findings: {
    only: {
      ar: "صور موصوفة لا تظهر إلا بعد تشغيل السكربتات: {n}",
      en: "Described pictures that appear only after scripts have run: {n}",
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
