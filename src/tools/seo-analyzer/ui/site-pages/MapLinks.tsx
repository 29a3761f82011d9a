import type { SiteReport } from "../../contract.ts";
import { toLinkPath, type Place } from "../../engine/site-audit/site-map-places.ts";

interface Props {
  readonly report: Pick<SiteReport, "pages" | "links">;
  /** The pages that pass the filter. Links of the others would cross their names. */
  readonly shown: ReadonlySet<number>;
  readonly places: readonly Place[];
  readonly cellWidth: number;
  readonly width: number;
  readonly height: number;
  readonly chosen: number | undefined;
}

/** With more pages the links of all of them would be a net in which no line can be followed. */
const maxPagesWithLinks = 48;

/**
 * Links to a further level of a small site; those of the chosen page in both directions. Links
 * back, such as those of a menu on every page, would hide the others.
 */
export function MapLinks({ report, shown, places, cellWidth, width, height, chosen }: Props) {
  const toPath = (links: SiteReport["links"]): string =>
    links.map(([from, to]) => toLinkPath(places[from]!, places[to]!, cellWidth)).join("");
  const isShown = chosen === undefined && report.pages.length <= maxPagesWithLinks;
  const getDepth = (page: number): number => report.pages[page]!.depth ?? 0;
  const forward = report.links.filter(
    ([from, to]) => isShown && shown.has(from) && shown.has(to) && getDepth(from) < getDepth(to),
  );
  const chosenLinks = report.links.filter((link) => chosen !== undefined && link.includes(chosen));
  return (
    <svg width={width} height={height} aria-hidden="true">
      {isShown && <path className="seo-map-link" d={toPath(forward)} />}
      <path className="seo-map-link" data-chosen d={toPath(chosenLinks)} />
    </svg>
  );
}
