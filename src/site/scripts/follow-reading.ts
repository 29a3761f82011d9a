/** The share of the window's height above which a section counts as being read. */
const readingLineShare = 0.35;

/**
 * Marks the section that is being read in the table of contents of an article, and opens the list
 * where it has a column of its own.
 * @param contents contains one `<details>` with links to the sections
 */
export function followReading(contents: HTMLElement): void {
  const details = contents.querySelector("details")!;
  const links = [...contents.querySelectorAll<HTMLAnchorElement>("a")];
  const parts = links.map(({ hash }) => document.querySelector(hash)!);
  const hasColumn = matchMedia("(width >= 64rem)");

  const openWhereColumn = (): void => {
    details.open = hasColumn.matches;
    details.querySelector("summary")!.tabIndex = hasColumn.matches ? -1 : 0;
  };
  const mark = (): void => {
    const current = parts.findLastIndex(
      (part) => part.getBoundingClientRect().top < innerHeight * readingLineShare,
    );
    links.forEach((link, place) =>
      place === current
        ? link.setAttribute("aria-current", "location")
        : link.removeAttribute("aria-current"),
    );
  };

  openWhereColumn();
  hasColumn.addEventListener("change", openWhereColumn);
  // The observed area begins far above the window, so that a section that a jump skips is observed
  // too.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `99999px 0px -${100 - readingLineShare * 100}% 0px`,
  });
  for (const part of parts) observer.observe(part);
  // On phones the list closes when a section has been chosen.
  contents.addEventListener("click", (event) => {
    if (event.target instanceof HTMLAnchorElement && !hasColumn.matches) details.open = false;
  });
}
