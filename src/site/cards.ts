import type { Locale } from "#i18n/messages.ts";
import { listProjects, type Entry, type Project } from "./content.ts";
import { getCoverUrl, getListedCoverUrls } from "./drawings.ts";
import { getProjectPicture } from "./pictures.ts";
import type { PortfolioCardProps } from "./sections/portfolio/PortfolioCard.tsx";
import type { TutorialCardProps } from "./sections/tutorials/TutorialCard.tsx";

/** Lists the data of the project cards, in the order of the portfolio. */
export async function listProjectCards(
  locale: Locale,
): Promise<Omit<PortfolioCardProps, "locale">[]> {
  return (await listProjects(locale)).map(toProjectCard);
}

/** The data of a project's card. @throws Error when a size of its picture is missing */
export function toProjectCard({
  id,
  title,
  category,
  date,
  coverAlt,
}: Project): Omit<PortfolioCardProps, "locale"> {
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

/**
 * The data of tutorial cards, in the order of the tutorials; one that says `image: false` has no
 * cover.
 */
export async function toTutorialCards(
  tutorials: readonly Entry<"tutorial">[],
): Promise<Omit<TutorialCardProps, "locale">[]> {
  const [getLight, getDark] = [await getListedCoverUrls("light"), await getListedCoverUrls("dark")];
  return tutorials.map(({ id, title, summary, date, category }) => {
    const [light, dark] = [getLight(id), getDark(id)];
    return {
      id,
      title,
      description: summary,
      date,
      category,
      cover: light === undefined || dark === undefined ? undefined : { light, dark },
    };
  });
}

/** The URLs of a tutorial's drawn cover, one for each theme. @param tutorial its id */
export function getCover(tutorial: string): { readonly light: string; readonly dark: string } {
  return { light: getCoverUrl(tutorial, "light"), dark: getCoverUrl(tutorial, "dark") };
}
