/** So far below the window its scripts are asked for, so that a try answers when it is reached. */
const rootMargin = "600px";

/**
 * Loads what wakes the islands of an article when one of them comes near. The build takes it out of
 * the page and names it in a `<meta>` (`src/site/integrations/delay-islands.ts`); without a network
 * a try stays the figure that it is.
 */
export function wakeIslands(): void {
  const source = document.querySelector<HTMLMetaElement>("meta[name=islands]");
  if (source === null) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import(/* @vite-ignore */ source.content).catch(() => {});
    },
    { rootMargin },
  );
  for (const shown of document.querySelectorAll("astro-island > *")) observer.observe(shown);
}
