import { useMemo, useState } from "react";
import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import { describeDifficulty } from "../engine/difficulty-basis.ts";
import type { CommonFacts } from "../engine/common-facts.ts";
import { placeKeywordStars } from "../engine/keyword-stars.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { placeMarks } from "./sky-place.ts";
import { SkyNames } from "./SkyNames.tsx";
import { SkyPlot } from "./SkyPlot.tsx";
import { usePlot } from "./use-plot.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly common: CommonFacts;
  /** In the order of their numbers, which the table has too. */
  readonly rows: readonly ShownRow[];
}

/** Fewer stars are no picture. */
const minStars = 3;

/**
 * The best dozen phrases as numbered stars: up by bands of searches, across by difficulty, coloured
 * by intent. A list has their names. The table has the figures of every phrase.
 */
export function KeywordSky({ t, locale, common, rows }: Props) {
  const sky = useMemo(() => placeKeywordStars(rows), [rows]);
  const { plot, size } = usePlot();
  const marks = useMemo(() => {
    const stars = sky.stars.toSorted((a, b) => rows.indexOf(a.row) - rows.indexOf(b.row));
    return size === null ? [] : placeMarks(stars, sky.columns, locale, size);
  }, [sky, rows, locale, size]);
  const getNumber = (row: ShownRow): number => rows.indexOf(row) + 1;
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  if (sky.stars.length < minStars) return null;
  const active = pointed ?? chosen;
  return (
    <figure className="kr-sky">
      <figcaption className="type-head">{t.skyTitle}</figcaption>
      <p className="kit-soft">{t.skyHint}</p>
      <div className="kr-sky-parts">
        <div>
          <SkyPlot
            {...{ t, locale, sky, marks, plot, active, getNumber }}
            onPoint={setPointed}
            onChoose={(name) => setChosen(name === chosen ? null : name)}
          />
          <SkyAxis t={t} common={common} />
        </div>
        <SkyNames
          t={t}
          rows={marks.map(({ star }) => star.row)}
          getNumber={getNumber}
          active={active}
          chosen={chosen}
          onPoint={setPointed}
        />
      </div>
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
