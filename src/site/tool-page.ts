import type { Locale } from "#i18n/messages.ts";
import { tools, type ToolSlug } from "#tools/catalogue.ts";
import { layoutMessages } from "./messages/layout.ts";

/** What the page of a tool gives to its layout and to its breadcrumbs. */
export function getToolPage(slug: ToolSlug, locale: Locale) {
  const tool = tools.find((entry) => entry.slug === slug)!;
  const title = tool.messages.title[locale];
  return {
    tool,
    head: { path: `/tools/${slug}`, title, description: tool.messages.description[locale] },
    trail: { parent: { path: "/tools", title: layoutMessages.tools[locale] }, title },
  };
}
