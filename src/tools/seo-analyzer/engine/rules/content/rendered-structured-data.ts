import type { Page } from "../../page/page.ts";
import { findAdded } from "../../renderings/find-added.ts";
import { readRenderings } from "../../renderings/read-renderings.ts";
import { defineRule, passed, skip, warn } from "../../rule.ts";
import { parseStructuredData } from "../../structured-data.ts";

function listTypes(page: Page): string[] {
  const embedded = page.itemTypes
    .flatMap((types) => types.trim().split(/\s+/))
    .map((type) => type.replace(/^https?:\/\/schema\.org\//, ""));
  const types = parseStructuredData(page).things.flatMap((thing) => thing.types);
  return [...new Set([...types, ...embedded])].filter(Boolean);
}

export const renderedStructuredData = defineRule({
  id: "rendered-structured-data",
  category: "content",
  importance: "medium",
  effort: { by: "developer", time: "day" },
  source:
    "https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript",
  title: { ar: "البيانات المنظمة قبل تشغيل السكربتات", en: "Structured data before scripts run" },
  failureTitle: { ar: "السكربتات تضيف البيانات المنظمة", en: "Scripts add structured data" },
  why: {
    ar: "تقول جوجل إن بيانات المنتجات التي تضيفها السكربتات تقلل زياراتها للتسوق (Shopping) والاعتماد عليها، ومن لا يشغّل السكربتات لا يرى البيانات أصلًا.",
    en: "Google says that product data from scripts makes its visits for Shopping less frequent and less reliable; whoever runs no scripts does not see the data at all.",
  },
  fix: {
    ar: "ضع JSON-LD في الصفحة التي يرسلها الخادم.",
    en: "Put the JSON-LD into the page that the server sends.",
  },
  findings: {
    only: {
      ar: "أنواع لا تظهر إلا بعد تشغيل السكربتات: {types}",
      en: "Types that appear only after scripts have run: {types}",
    },
  },
  check(context) {
    const renderings = readRenderings(context);
    if (renderings === null) return skip;
    const [sent, rendered] = [listTypes(renderings.sent.page), listTypes(renderings.rendered.page)];
    if (sent.length === 0 && rendered.length === 0) return skip;
    const types = findAdded(sent, rendered).join(", ");
    if (types === "") return passed;
    return warn("only", { types, sent: sent.join(", "), rendered: rendered.join(", ") });
  },
});
