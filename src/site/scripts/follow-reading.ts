/** How far down the window a part begins to count as being read. */
const readingLineShare = 0.35;

/**
 * The contents of an article: the part that is being read is marked, and the list is unfolded where it has a column of
 * its own. @param contents holds one `<details>` with links to the parts
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
  // From far above the window to the line: a part that jumps over all of it is noticed too.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `99999px 0px -${100 - readingLineShare * 100}% 0px`,
  });
  for (const part of parts) observer.observe(part);
  // On a phone the list has done its work when a part was chosen.
  contents.addEventListener("click", (event) => {
    if (event.target instanceof HTMLAnchorElement && !hasColumn.matches) details.open = false;
  });
}
