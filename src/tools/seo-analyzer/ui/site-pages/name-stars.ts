import type { SiteReport } from "../../contract.ts";
import { siteWideRules } from "../../engine/site-audit/site-wide-rules.ts";
import { getPath } from "../get-path.ts";

interface StarName {
  readonly name: string;
  /** The name, or the path of a further page where another one has the same name. */
  readonly caption: string;
  /** Whether a problem that failed concerns the page, and not the whole site. */
  readonly hasErrors: boolean;
}

/** How the map names the pages of a site, by the index of the page. */
export function nameStars({ pages, problems }: SiteReport): readonly StarName[] {
  const names = pages.map(({ url, title }) => title || getPath(url));
  const counts = Map.groupBy(names, (name) => name);
  const withErrors = new Set(
    problems.flatMap(({ id, status, pages: places }) =>
      status === "failed" && !siteWideRules.has(id) ? places : [],
    ),
  );
  return pages.map(({ url }, page) => {
    const name = names[page]!;
    const path = getPath(url);
    const caption = counts.get(name)!.length > 1 && path !== "/" ? path : name;
    return { name, caption, hasErrors: withErrors.has(page) };
  });
}
