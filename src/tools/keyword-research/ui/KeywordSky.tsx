import { useMemo, useState, type KeyboardEvent } from "react";
import { toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { intents } from "../contract.ts";
import type { CommonFacts } from "../engine/common-facts.ts";
import { formatVolume, joinList } from "../engine/figures.ts";
import { placeKeywordStars, rankStars, type KeywordStar } from "../engine/keyword-stars.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import { getSuggestedKeyword, type PhraseSuggestion } from "../engine/suggest-phrase.ts";
import { getBand } from "../engine/table-view.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { getStarClass, intentGlass } from "./intent-glass.ts";
import { getStarRadius } from "./sky-place.ts";
import { SkyLabels } from "./SkyLabels.tsx";
import { SkyScale } from "./SkyScale.tsx";
import { SkyStar } from "./SkyStar.tsx";
import { usePlot } from "./use-plot.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  /** The searched keyword, whose star is larger. */
  readonly keyword: string;
  readonly suggestion: PhraseSuggestion | null;
  readonly common: CommonFacts;
  readonly rows: readonly ShownRow[];
}

/** Fewer stars are no picture. */
const minStars = 3;

/**
 * The phrases as stars over a scale: up by searches, across by difficulty, coloured by intent. The
 * few that matter most have their names beside them; the one that is pointed at is named below the
 * picture. The table has the same figures for screen readers.
 */
export function KeywordSky({ t, locale, keyword, suggestion, common, rows }: Props) {
  const sky = useMemo(() => placeKeywordStars(rows), [rows]);
  const suggested = getSuggestedKeyword(suggestion);
  const ranked = useMemo(
    () => rankStars(sky.stars, [suggested ?? keyword, keyword]),
    [sky, suggested, keyword],
  );
  const [active, setActive] = useState<string | null>(null);
  const { plot, size } = usePlot();
  if (sky.stars.length < minStars) return null;
  const index = sky.stars.findIndex(({ row }) => row.keyword === active);
  // Where all figures are estimates, the notes above have said so.
  const isPartlyEstimated =
    common.certainty === null && sky.stars.some(({ row }) => row.volume.certainty !== "counted");
  const getRadius = (star: KeywordStar): number =>
    getStarRadius(sky.stars.length, star.row.keyword === keyword);

  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(sky.stars.length - 1, Math.max(0, index + step));
    setActive(sky.stars[next]!.row.keyword);
  }

  return (
    <figure className="kr-sky">
      <figcaption className="type-head">{t.skyTitle}</figcaption>
      <Legend t={t} stars={sky.stars} />
      {/* The arrow keys choose a star, so the picture itself takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        ref={plot}
        className="kr-sky-plot"
        role="img"
        aria-label={t.skyPicture}
        tabIndex={0}
        onKeyDown={move}
        // A finger leaves as it is lifted; what it has chosen stays.
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setActive(null)}
        onBlur={() => setActive(null)}
      >
        <SkyScale t={t} locale={locale} ticks={sky.ticks} />
        {/* The order stays: a star that moves in the document loses the pointer's events. */}
        {sky.stars.toReversed().map((star) => (
          <SkyStar
            key={star.row.keyword}
            locale={locale}
            star={star}
            radius={getRadius(star)}
            isSuggested={star.row.keyword === suggested}
            isActive={star.row.keyword === active}
            onPoint={() => setActive(star.row.keyword)}
          />
        ))}
        {size !== null && (
          <SkyLabels
            locale={locale}
            size={size}
            stars={ranked}
            ticks={sky.ticks}
            getRadius={getRadius}
            suggested={suggested}
          />
        )}
      </svg>
      <p className="kr-sky-named" role="status">
        {index < 0 ? (
          <span className="kit-soft">{t.skyHint}</span>
        ) : (
          <Named t={t} locale={locale} row={sky.stars[index]!.row} />
        )}
      </p>
      <p className="type-small kit-soft">
        {isPartlyEstimated && t.skyEstimated}
        {sky.unknownCount > 0 && ` ${count(locale, t.skyUnknown, sky.unknownCount)}`}
      </p>
    </figure>
  );
}

/** The colours of the intents that the picture has. */
function Legend({ t, stars }: Pick<Props, "t"> & { readonly stars: readonly KeywordStar[] }) {
  return (
    <ul className="kr-sky-intents">
      {intents
        .filter((intent) => stars.some(({ row }) => row.intent === intent))
        .map((intent) => (
          <li key={intent}>
            <svg
              className={intentGlass[intent]}
              viewBox="-10 -10 20 20"
              aria-hidden="true"
              focusable="false"
            >
              <path className={getStarClass(intent)} d={toStarOutlinesPath([[0, 0]], 9)} />
            </svg>
            {t[intent]}
          </li>
        ))}
    </ul>
  );
}

/** The phrase that is pointed at, with its figures and what its searchers want. */
function Named({ t, locale, row }: Pick<Props, "t" | "locale"> & { readonly row: ShownRow }) {
  const difficulty = row.difficulty.value ?? 0;
  return (
    <>
      <strong>
        <bdi>{row.keyword}</bdi>
      </strong>{" "}
      <span>
        {joinList(
          [
            fill(t.skySearches, { searches: formatVolume(row.volume, t, locale) ?? "" }),
            `${fill(t.skyDifficulty, { difficulty: String(difficulty) })} (${t[getBand(difficulty)]})`,
            t[row.intent],
          ],
          locale,
        )}
      </span>
    </>
  );
}
