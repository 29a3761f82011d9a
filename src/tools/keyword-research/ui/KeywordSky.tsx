import { useMemo, useState } from "react";
import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import { intents } from "../contract.ts";
import { describeDifficulty } from "../engine/difficulty-basis.ts";
import type { CommonFacts } from "../engine/common-facts.ts";
import { placeKeywordStars, rankStars } from "../engine/keyword-stars.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { StarMark } from "../engine/star-marks.ts";
import { getSuggestedKeyword, type PhraseSuggestion } from "../engine/suggest-phrase.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { IntentStar } from "./IntentStar.tsx";
import { placeMarks } from "./sky-place.ts";
import { SkyChoice } from "./SkyChoice.tsx";
import { hasRange } from "./SkyMark.tsx";
import { SkyPlot } from "./SkyPlot.tsx";
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
 * The phrases as stars: up by bands of searches, across by difficulty, coloured by intent. The
 * few that matter most have their names beside them; the one that is chosen is named below the
 * picture. The table has the same figures for screen readers.
 */
export function KeywordSky({ t, locale, keyword, suggestion, common, rows }: Props) {
  const sky = useMemo(() => placeKeywordStars(rows), [rows]);
  const suggested = getSuggestedKeyword(suggestion);
  const { plot, size } = usePlot();
  const marks = useMemo(() => {
    const ranked = rankStars(sky.stars, [suggested ?? keyword, keyword]);
    return size === null ? [] : sortBySearches(placeMarks(ranked, sky.columns, locale, size));
  }, [sky, suggested, keyword, locale, size]);
  // Names, not marks: these are laid out again when the picture's size changes.
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  if (sky.stars.length < minStars) return null;
  const active = findMark(marks, pointed) ?? findMark(marks, chosen);
  return (
    <figure className="kr-sky">
      <figcaption className="type-head">{t.skyTitle}</figcaption>
      <Legend {...{ t, locale, suggested, marks }} rows={sky.stars.map(({ row }) => row)} />
      <SkyPlot
        {...{ t, locale, keyword, suggested, sky, marks, plot, size, active }}
        onPoint={(mark) => setPointed(getName(mark))}
        onChoose={(mark) => {
          setPointed(null);
          setChosen(getName(mark));
        }}
      />
      <SkyAxis t={t} common={common} />
      <SkyChoice
        t={t}
        locale={locale}
        mark={active}
        isChosen={pointed === null && chosen !== null}
      />
      {sky.unknownCount > 0 && (
        <p className="type-small kit-soft">{count(locale, t.skyUnknown, sky.unknownCount)}</p>
      )}
    </figure>
  );
}

/** What the words below the picture measure; the picture's own text says it to screen readers. */
export const SkyAxis = ({ t, common }: Pick<Props, "t" | "common">) => (
  <p className="kr-sky-axis" aria-hidden="true">
    {describeDifficulty(common.difficultyBasis, t).name}
  </p>
);

const getName = (mark: StarMark | null): string | null => mark?.stars[0]!.row.keyword ?? null;

const findMark = (marks: readonly StarMark[], name: string | null): StarMark | undefined =>
  marks.find((mark) => getName(mark) === name);

/** The arrow keys go from the most searched phrase down. */
const sortBySearches = (marks: readonly StarMark[]): readonly StarMark[] =>
  marks.toSorted((a, b) => getVolume(b) - getVolume(a));

const getVolume = ({ stars: [star] }: StarMark): number => star!.row.volume.value!;

interface LegendProps extends Pick<Props, "t" | "locale" | "rows"> {
  readonly suggested: string | null;
  readonly marks: readonly StarMark[];
}

/** The colours of the intents that the picture has, and what a number, a ring and a line are. */
export function Legend({ t, locale, suggested, rows, marks }: LegendProps) {
  const isDrawn = (keyword: string | null): boolean =>
    marks.some(({ stars }) => stars.some(({ row }) => row.keyword === keyword));
  return (
    <div className="kr-sky-legend">
      <p>{t.skyIntents}</p>
      <ul>
        {intents
          .filter((intent) => rows.some((row) => row.intent === intent))
          .map((intent) => (
            <li key={intent}>
              <IntentStar intent={intent} />
              {t[intent].toLocaleLowerCase(locale)}
            </li>
          ))}
      </ul>
      {marks.some(({ stars }) => stars.length > 1) && <p>{t.skyCounts}</p>}
      {isDrawn(suggested) && <p>{t.skyRing}</p>}
      {marks.some(hasRange) && <p>{t.skyRange}</p>}
    </div>
  );
}
