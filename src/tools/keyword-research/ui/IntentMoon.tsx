import { useMemo } from "react";
import { toStarOutlinesPath } from "#brand/window/path.ts";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { intents, type Intent } from "../contract.ts";
import { computeIntentShares, layOutStars, toSectorPath } from "../engine/intent-moon.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly rows: readonly ShownRow[];
  readonly intent: Intent | null;
  readonly onIntent: (intent: Intent | null) => void;
}

/** Marigold on paper needs a rim to be seen; the other glasses are dark enough. */
const glass = {
  buy: "g-mari",
  compare: "g-violet",
  find: "g-nile",
  learn: "g-blue",
} as const satisfies Record<Intent, string>;
const getStarClass = (intent: Intent): string =>
  glass[intent] === "g-mari" ? "lit rimmed" : "lit";

/**
 * What people want who type these phrases: a moon of stars, a star a phrase, a part of the circle an intent. The buttons
 * beside it say the same in words and do the same by keyboard, so the picture itself is hidden from screen readers.
 */
export function IntentMoon({ t, locale, rows, intent, onIntent }: Props) {
  const shares = useMemo(() => computeIntentShares(rows), [rows]);
  const { stars, radius } = useMemo(() => layOutStars(rows), [rows]);
  const edge = radius + 12;
  const toggleIntent = (toggleOrder: Intent): void =>
    onIntent(intent === toggleOrder ? null : toggleOrder);
  // A share of estimates is an estimate.
  const isCounted = rows.every(
    ({ volume: { value, certainty } }) => value === null || certainty === "counted",
  );

  function formatShare(share: number): string {
    const percent = `${Math.round(share * 100)}%`;
    return isCounted ? percent : fill(t.roughly, { share: percent });
  }

  return (
    <section className="kr-intents" aria-labelledby="kr-intents-title">
      <div>
        <h3 id="kr-intents-title" className="type-section">
          {t.intentsTitle}
        </h3>
        <p className="kr-soft">{t.intentsHint}</p>
        <ul>
          {shares.map(({ intent: own, count: phrases, share }) => (
            <li key={own}>
              <button
                type="button"
                className="kr-intent"
                aria-pressed={intent === own}
                onClick={() => toggleIntent(own)}
              >
                <svg
                  className={glass[own]}
                  viewBox="-12 -12 24 24"
                  aria-hidden="true"
                  focusable="false"
                >
                  <path className={getStarClass(own)} d={toStarOutlinesPath([[0, 0]], 11)} />
                </svg>
                <strong>{t[own]}</strong>
                <span>
                  {fill(t.intentAbout, {
                    phrases: count(locale, t.rowCount, phrases),
                    share: formatShare(share),
                  })}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {intent !== null && (
          <button type="button" className="link" onClick={() => onIntent(null)}>
            {t.everyIntent}
          </button>
        )}
      </div>
      <svg
        className="kr-moon"
        viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
        aria-hidden="true"
        focusable="false"
      >
        <circle className="unlit" r={edge - 1} />
        <circle className="unlit" r={33} />
        <path className="kr-moon-heart" d={toStarOutlinesPath([[0, 0]], 26)} />
        <text className="kr-moon-count" textAnchor="middle" dominantBaseline="central">
          {rows.length}
        </text>
        {intents.map((own) => (
          <g key={own} className={glass[own]} data-dim={intent !== null && intent !== own}>
            {stars
              .filter((star) => star.intent === own)
              .map(({ x, y, radius: size }) => (
                <path
                  key={`${x} ${y}`}
                  className={getStarClass(own)}
                  d={toStarOutlinesPath([[x, y]], size)}
                />
              ))}
          </g>
        ))}
        {shares.length > 1 &&
          shares.map((part) => (
            <path
              key={part.intent}
              className="kr-moon-part"
              data-intent={part.intent}
              d={toSectorPath(part, edge - 1)}
              onClick={() => toggleIntent(part.intent)}
            />
          ))}
      </svg>
    </section>
  );
}
