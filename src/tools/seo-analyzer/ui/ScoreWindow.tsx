import { useMemo, useState } from "react";
import { Drawing } from "#brand/window/Drawing.tsx";
import {
  toClosedPath,
  toFilledStarsPath,
  toStarOutlinesPath,
} from "#brand/window/geometry/path.ts";
import { formatNumber } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { Category, Status } from "../contract.ts";
import { splitPoints, type CategoryPoints, type RatedCheck } from "../engine/category-points.ts";
import { getCategoryNames } from "../engine/names.ts";
import type { extraMessages } from "../extra-messages.ts";
import type { messages } from "../messages.ts";
import { planScoreWindow, type Sector } from "./score-window-plan.ts";

/** The glass of each category; neighbours differ, and the numbers tell the pale ones apart. */
const glass: Readonly<Record<Category, string>> = {
  "meta-tags": "g-mari",
  content: "g-violet",
  mobile: "g-nile",
  performance: "g-coral",
  links: "g-blue",
  security: "g-mari",
  images: "g-nile",
  social: "g-violet",
};

interface Highlight {
  readonly active: Category | null;
  readonly onActive: (category: Category | null) => void;
}

/**
 * What the score is made of: the window and its legend point at each other.
 * @param findings the checks of a page, or those of a site, which have shares
 */
export function useScoreWindow(
  findings: readonly RatedCheck[],
  t: ToolTexts<typeof messages>,
  extra: Texts<typeof extraMessages>,
  locale: Locale,
) {
  const [active, onActive] = useState<Category | null>(null);
  const points = useMemo(() => splitPoints(findings), [findings]);
  const isSite = findings.some(({ share }) => share !== undefined);
  return {
    window: <ScoreWindow {...{ extra, locale, points, isSite, active, onActive }} />,
    legend: <Legend {...{ t, extra, locale, points, isSite, active, onActive }} />,
  };
}

interface ScoreWindowProps extends Highlight {
  readonly extra: Texts<typeof extraMessages>;
  readonly locale: Locale;
  readonly points: readonly CategoryPoints[];
  readonly isSite: boolean;
}

/** A round window with a pane for each check, lit as far as the page has earned its points. */
export function ScoreWindow({ extra, locale, points, isSite, active, onActive }: ScoreWindowProps) {
  const { sectors, starRadius } = useMemo(() => planScoreWindow(points), [points]);
  const checks = points.reduce((sum, part) => sum + part.checks.length, 0);
  const earned = points.reduce((sum, part) => sum + part.earned, 0);
  const title = fill(isSite ? extra.makeupSitePicture : extra.makeupPicture, {
    earned: formatNumber(locale, earned),
    total: formatNumber(locale, checks),
  });
  return (
    <Drawing name="seo-window" viewBox="-150 -150 300 300" title={title}>
      <circle className="q-plaster" r="149" />
      <circle className="q-field" r="92" />
      <circle className="on-paper" r="76" />
      {sectors.map((sector, i) => (
        <g
          key={sector.category}
          className={glass[sector.category]}
          data-dim={active !== null && active !== sector.category}
          onPointerEnter={() => onActive(sector.category)}
          onPointerLeave={() => onActive(null)}
        >
          <SectorGlass sector={sector} starRadius={starRadius} />
          <text className="seo-window-number" x={sector.label[0]} y={sector.label[1]}>
            {i + 1}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

function SectorGlass({
  sector: { panes },
  starRadius,
}: {
  readonly sector: Sector;
  readonly starRadius: number;
}) {
  const listStars = (...statuses: readonly Status[]) =>
    panes.filter(({ status }) => statuses.includes(status)).map(({ star }) => star);
  return (
    <>
      <path className="seo-window-opening" d={toClosedPath(...panes.map((pane) => pane.outline))} />
      <path
        className="lit rimmed"
        d={toClosedPath(...panes.map((pane) => pane.lit).filter((polygon) => polygon.length > 0))}
      />
      <path className="lit rimmed" d={toFilledStarsPath(listStars("passed"), starRadius)} />
      <path
        className="unlit"
        d={toStarOutlinesPath(listStars("warning", "failed"), starRadius * 0.86)}
      />
    </>
  );
}

interface LegendProps extends ScoreWindowProps {
  readonly t: ToolTexts<typeof messages>;
}

/** The points of each category in words, in the order of the panes. */
function Legend({ t, extra, locale, points, isSite, active, onActive }: LegendProps) {
  const names = getCategoryNames(t);
  return (
    <details className="seo-makeup seo-unfold">
      <summary>
        <h3>{extra.makeupTitle}</h3>
      </summary>
      <p className="type-small kit-soft">{isSite ? extra.makeupSiteHint : extra.makeupHint}</p>
      <ol>
        {points.map(({ category, checks, earned }, i) => (
          <li
            key={category}
            data-active={active === category}
            onPointerEnter={() => onActive(category)}
            onPointerLeave={() => onActive(null)}
          >
            <svg
              className={glass[category]}
              viewBox="-14 -14 28 28"
              aria-hidden="true"
              focusable="false"
            >
              <path className="lit rimmed" d={toStarOutlinesPath([[0, 0]], 13)} />
              <circle className="on-paper" r="8" />
              <text className="seo-window-number">{i + 1}</text>
            </svg>
            <span>{names[category]}</span>
            <strong>
              {fill(extra.makeupPoints, {
                earned: formatNumber(locale, earned, { maximumFractionDigits: 1 }),
                total: formatNumber(locale, checks.length),
              })}
            </strong>
          </li>
        ))}
      </ol>
    </details>
  );
}
