import type { APIRoute } from "astro";
import { brand } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import { locales, pick, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import { listLegalTexts, listProjects, listServices, listTutorials } from "../content.ts";
import { layoutMessages } from "../messages/layout.ts";
import { pageMessages } from "../messages/pages.ts";

interface LinkLine {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/**
 * The pages of both languages with a summary of each, for language models.
 * @see https://llmstxt.org
 */
export const GET: APIRoute = async ({ site }) => {
  const parts = await Promise.all(locales.map((locale) => listSections(locale, site!)));
  const head = [
    `# ${brand.name.en} (${brand.name.ar})`,
    `> ${pageMessages.homeDescription.en}`,
    `> ${pageMessages.homeDescription.ar}`,
  ];
  return new Response([...head, ...parts.flat()].join("\n\n") + "\n", {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};

async function listSections(locale: Locale, site: URL): Promise<readonly string[]> {
  const [page, layout] = [pick(pageMessages, locale), pick(layoutMessages, locale)];
  const formatSection = (title: string, lines: readonly LinkLine[]): string =>
    [
      `## ${title}`,
      "",
      ...lines.map(
        ({ path, title: name, description }) =>
          `- [${name}](${new URL(localePath(locale, path), site).href}): ${description}`,
      ),
    ].join("\n");
  const listLinesUnder = (
    folder: string,
    entries: readonly {
      readonly id: string;
      readonly title: string;
      readonly description: string;
    }[],
  ): readonly LinkLine[] =>
    entries.map(({ id, title, description }) => ({ path: `/${folder}/${id}`, title, description }));
  return [
    formatSection(brand.name[locale], [
      { path: "/", title: layout.home, description: page.homeDescription },
      { path: "/about", title: layout.about, description: page.aboutDescription },
      { path: "/contact", title: layout.contact, description: page.contactDescription },
      { path: "/request-service", title: layout.request, description: page.requestDescription },
      ...(await listLegalTexts(locale)).map(({ id, title, description }) => ({
        path: `/${id}`,
        title,
        description,
      })),
    ]),
    formatSection(layout.services, [
      { path: "/services", title: layout.services, description: page.servicesDescription },
      ...listLinesUnder("services", await listServices(locale)),
    ]),
    formatSection(layout.tutorials, [
      { path: "/tutorials", title: layout.tutorials, description: page.tutorialsDescription },
      ...listLinesUnder("tutorials", await listTutorials(locale)),
    ]),
    formatSection(layout.tools, [
      { path: "/tools", title: layout.tools, description: page.toolsDescription },
      ...tools.map(({ slug, messages }) => ({
        path: `/tools/${slug}`,
        title: messages.title[locale],
        description: messages.description[locale],
      })),
    ]),
    formatSection(layout.portfolio, [
      { path: "/portfolio", title: layout.portfolio, description: page.portfolioDescription },
      ...listLinesUnder("portfolio", await listProjects(locale)),
    ]),
  ];
}
