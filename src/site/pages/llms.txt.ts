import type { APIRoute } from "astro";
import { brand } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import { locales, pick, type Locale } from "#i18n/messages.ts";
import { tools } from "#tools/catalogue.ts";
import { legalTexts, projects, services, tutorials } from "../content.ts";
import { layoutMessages } from "../messages/layout.ts";
import { pageMessages } from "../messages/pages.ts";

interface Line {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The pages of both languages with a line on each, for machines that read. @see https://llmstxt.org */
export const GET: APIRoute = async ({ site }) => {
  const parts = await Promise.all(locales.map((locale) => sectionsOf(locale, site!)));
  const head = [
    `# ${brand.name.en} (${brand.name.ar})`,
    `> ${pageMessages.homeDescription.en}`,
    `> ${pageMessages.homeDescription.ar}`,
  ];
  return new Response([...head, ...parts.flat()].join("\n\n") + "\n", {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};

async function sectionsOf(locale: Locale, site: URL): Promise<readonly string[]> {
  const [page, layout] = [pick(pageMessages, locale), pick(layoutMessages, locale)];
  const section = (title: string, lines: readonly Line[]): string =>
    [
      `## ${title}`,
      "",
      ...lines.map(
        ({ path, title: name, description }) =>
          `- [${name}](${new URL(localePath(locale, path), site).href}): ${description}`,
      ),
    ].join("\n");
  const under = (
    folder: string,
    entries: readonly {
      readonly id: string;
      readonly title: string;
      readonly description: string;
    }[],
  ): readonly Line[] =>
    entries.map(({ id, title, description }) => ({ path: `/${folder}/${id}`, title, description }));
  return [
    section(brand.name[locale], [
      { path: "/", title: layout.home, description: page.homeDescription },
      { path: "/about", title: layout.about, description: page.aboutDescription },
      { path: "/contact", title: layout.contact, description: page.contactDescription },
      { path: "/request-service", title: layout.request, description: page.requestDescription },
      ...(await legalTexts(locale)).map(({ id, title, description }) => ({
        path: `/${id}`,
        title,
        description,
      })),
    ]),
    section(layout.services, [
      { path: "/services", title: layout.services, description: page.servicesDescription },
      ...under("services", await services(locale)),
    ]),
    section(layout.tutorials, [
      { path: "/tutorials", title: layout.tutorials, description: page.tutorialsDescription },
      ...under("tutorials", await tutorials(locale)),
    ]),
    section(layout.tools, [
      { path: "/tools", title: layout.tools, description: page.toolsDescription },
      ...tools.map(({ slug, messages }) => ({
        path: `/tools/${slug}`,
        title: messages.title[locale],
        description: messages.description[locale],
      })),
    ]),
    section(layout.portfolio, [
      { path: "/portfolio", title: layout.portfolio, description: page.portfolioDescription },
      ...under("portfolio", await projects(locale)),
    ]),
  ];
}
