import type { Locale } from "#i18n/messages.ts";
import { projects, type Entry } from "./content.ts";
import { coverUrl } from "./drawings.ts";
import { projectPicture } from "./pictures.ts";
import type { PortfolioCardProps } from "./sections/PortfolioCard.tsx";
import type { TutorialCardProps } from "./sections/TutorialCard.tsx";

/** What the project cards of a page need, in the portfolio's order. */
export async function projectCards(locale: Locale): Promise<Omit<PortfolioCardProps, "locale">[]> {
  return (await projects(locale)).map(projectCard);
}

export function projectCard({
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
    cover: projectPicture(id, "cover"),
    coverTall: projectPicture(id, "cover-tall"),
  };
}

export function tutorialCards(
  tutorials: readonly Entry<"tutorial">[],
): Omit<TutorialCardProps, "locale">[] {
  return tutorials.map(({ id, title, summary, date, category, image }) => ({
    id,
    title,
    description: summary,
    date,
    category,
    cover: image ? coverOf(id) : undefined,
  }));
}

export function coverOf(tutorial: string): { readonly light: string; readonly dark: string } {
  return { light: coverUrl(tutorial, "light"), dark: coverUrl(tutorial, "dark") };
}
