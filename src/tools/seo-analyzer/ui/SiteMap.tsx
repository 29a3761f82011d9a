import type { Texts } from "#i18n/messages.ts";
import type { SiteReport } from "../contract.ts";
import type { extraMessages } from "../extra-messages.ts";
import { getBand } from "../engine/score.ts";
import { layOutPages } from "../engine/site-audit/site-map-places.ts";

interface Props {
  readonly t: Texts<typeof extraMessages>;
  readonly report: SiteReport;
}

/** Two squares, one turned: the eight-point star about the origin. */
const star =
  "M0-9L2.64-6.36H6.36V-2.64L9 0L6.36 2.64V6.36H2.64L0 9L-2.64 6.36H-6.36V2.64L-9 0L-6.36-2.64V-6.36H-2.64Z";

/**
 * The pages of a site as stars in rows, one row for each click from the first page; pages that no
 * link reaches come last.
 */
export function SiteMap({ t, report }: Props) {
  const { places, width, height } = layOutPages(report.pages);
  return (
    <details className="seo-map seo-unfold">
      <summary>
        <h2 className="type-head">{t.mapTitle}</h2>
      </summary>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.mapLabel}>
        {report.links.map(([from, to]) => {
          const a = places[from];
          const b = places[to];
          // Only links to a further row are drawn. Links back, such as those of a menu on every
          // page, would hide the others.
          return a && b && a.row < b.row ? (
            <path
              key={`${from}-${to}`}
              className="seo-map-link"
              d={`M${a.x} ${a.y}C${a.x} ${(a.y + b.y) / 2} ${b.x} ${(a.y + b.y) / 2} ${b.x} ${b.y}`}
            />
          ) : null;
        })}
        {report.pages.map(({ url, score }, i) => (
          <path
            key={url}
            className="seo-map-page"
            data-band={score === null ? "none" : getBand(score)}
            d={star}
            transform={`translate(${places[i]!.x} ${places[i]!.y})`}
          >
            <title>{url}</title>
          </path>
        ))}
      </svg>
    </details>
  );
}
