import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { Category, Importance, Status } from "../contract.ts";
import type { messages } from "../messages.ts";

type Words = ToolTexts<typeof messages>;

export function getCategoryNames(t: Words): Readonly<Record<Category, string>> {
  return {
    "meta-tags": t.categoryMetaTags,
    content: t.categoryContent,
    mobile: t.categoryMobile,
    performance: t.categoryPerformance,
    links: t.categoryLinks,
    security: t.categorySecurity,
    images: t.categoryImages,
    social: t.categorySocial,
  };
}

export function getStatusNames(t: Words): Readonly<Record<Status, string>> {
  return { passed: t.statusPassed, warning: t.statusWarning, failed: t.statusFailed };
}

export function getImportanceNames(t: Words): Readonly<Record<Importance, string>> {
  return { high: t.importanceHigh, medium: t.importanceMedium, low: t.importanceLow };
}
