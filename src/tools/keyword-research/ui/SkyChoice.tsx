import { useEffect, useRef, useState } from "react";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import type { Cell } from "../contract.ts";
import { formatVolume, joinList } from "../engine/figures.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { StarMark } from "../engine/star-marks.ts";
import { getBand } from "../engine/table-view.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { IntentStar } from "./IntentStar.tsx";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly mark: StarMark | undefined;
  /** Whether the mark was chosen, and is not only pointed at. */
  readonly isChosen: boolean;
}

/** What is pointed at or chosen in the picture, below it; until then, how to choose. */
export function SkyChoice({ t, locale, mark, isChosen }: Props) {
  const rows = mark?.stars.map(({ row }) => row) ?? [];
  const choice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the picture may fill the window; the phrases of a star are below what they share.
    if (isChosen) choice.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen, mark]);
  return (
    <div ref={choice}>
      <p className="kr-sky-named" role="status">
        {rows.length === 0 ? (
          <span className="kit-soft">
            <span className="kr-sky-touch">{t.skyHintTouch}</span>
            <span className="kr-sky-pointer">{t.skyHintPointer}</span> {t.skyHint}
          </span>
        ) : (
          <>
            <strong>
              {rows.length === 1 ? (
                <bdi>{rows[0]!.keyword}</bdi>
              ) : (
                count(locale, t.skyNear, rows.length)
              )}
            </strong>{" "}
            <span>{describe(rows, t, locale)}</span>
          </>
        )}
      </p>
      {/* The key closes what was opened for another star. */}
      {rows.length > 1 && <Phrases key={rows[0]!.keyword} t={t} locale={locale} rows={rows} />}
    </div>
  );
}

/** The figures of one phrase, or those between which the figures of several are. */
function describe(rows: readonly ShownRow[], t: ToolTexts, locale: Locale): string {
  const difficulties = rows.map(({ difficulty }) => difficulty.value!);
  const [low, high] = [Math.min(...difficulties), Math.max(...difficulties)];
  const [row] = rows;
  return joinList(
    [
      fill(t.skySearches, { searches: formatVolume(joinVolumes(rows), t, locale) ?? "" }),
      fill(low === high ? t.skyDifficulty : t.skyDifficulties, {
        band: t[getBand(low)].toLocaleLowerCase(locale),
        difficulty: low,
        high,
      }),
      ...(rows.length === 1
        ? [fill(t.skyWants, { intent: t[row!.intent].toLocaleLowerCase(locale) })]
        : []),
    ],
    locale,
  );
}

/** The volume of one phrase; of several, the range that holds them all. */
function joinVolumes(rows: readonly ShownRow[]): Cell {
  const volumes = rows.map(({ volume }) => volume);
  const [volume] = volumes;
  if (volumes.length === 1) return volume!;
  return {
    ...volume!,
    certainty: "ranged",
    range: [
      Math.min(...volumes.map(({ range, value }) => range?.[0] ?? value!)),
      Math.max(...volumes.map(({ range, value }) => range?.[1] ?? value!)),
    ],
  };
}

/** Phrases that are seen at once. */
const pageRows = 6;

/** Difficulty of one phrase of several; its searches only where they are not the band of all. */
function describeOne({ volume, difficulty }: ShownRow, t: ToolTexts, locale: Locale): string {
  return fill(volume.certainty === "counted" ? t.skyPhrase : t.skyPhraseInBand, {
    searches: formatVolume(volume, t, locale) ?? "",
    difficulty: difficulty.value!,
    band: t[getBand(difficulty.value!)].toLocaleLowerCase(locale),
  });
}

function Phrases({
  t,
  locale,
  rows,
}: Omit<Props, "mark" | "isChosen"> & { readonly rows: readonly ShownRow[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="kr-sky-phrases">
      <ul>
        {rows.slice(0, isOpen ? undefined : pageRows).map((row) => (
          <li key={row.keyword}>
            <IntentStar intent={row.intent} />
            <span>
              <bdi>{row.keyword}</bdi> <span className="kit-hidden">{t[row.intent]}</span>
              <small className="kit-soft">{describeOne(row, t, locale)}</small>
            </span>
          </li>
        ))}
      </ul>
      {rows.length > pageRows && (
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t.skyFewer : count(locale, t.more, rows.length - pageRows)}
        </button>
      )}
    </div>
  );
}
