import type { Locale } from "#i18n/messages.ts";
import { projects, type Entry } from "./content.ts";
import { getCoverUrl } from "./drawings.ts";
import { getProjectPicture } from "./pictures.ts";
import type { PortfolioCardProps } from "./sections/portfolio/PortfolioCard.tsx";
import type { TutorialCardProps } from "./sections/tutorials/TutorialCard.tsx";

/** The data of project cards, in the order of the portfolio. */
export async function listProjectCards(
  locale: Locale,
): Promise<Omit<PortfolioCardProps, "locale">[]> {
  return (await projects(locale)).map(toProjectCard);
}

export function toProjectCard({
  id,
  title,
  category,
  date,
  coverAlt,
}: Entry<"project">): Omit<PortfolioCardProps, "locale"> {
  return {
    id,
    title,
    category,
    date,
    coverAlt,
    cover: getProjectPicture(id, "cover"),
    coverTall: getProjectPicture(id, "cover-tall"),
  };
}

export function toTutorialCards(
  tutorials: readonly Entry<"tutorial">[],
): Omit<TutorialCardProps, "locale">[] {
  return tutorials.map(({ id, title, summary, date, category, image }) => ({
    id,
    title,
    description: summary,
    date,
    category,
    cover: image ? getCover(id) : undefined,
  }));
}

export function getCover(tutorial: string): { readonly light: string; readonly dark: string } {
  return { light: getCoverUrl(tutorial, "light"), dark: getCoverUrl(tutorial, "dark") };
}
