import { useMemo } from "react";
import { toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import { count } from "#i18n/format.ts";
import { fill, type Locale } from "#i18n/messages.ts";
import { useReveal } from "#ui/use-reveal.ts";
import { intents, type Intent } from "../contract.ts";
import {
  computeIntentShares,
  layOutStars,
  toSectorPath,
  type IntentShare,
} from "../engine/intent-moon.ts";
import type { ShownRow } from "../engine/planner/merge-planner.ts";
import type { ToolTexts } from "../tool-texts.ts";
import { IntentStar } from "./IntentStar.tsx";
import { getStarClass, intentGlass } from "./intent-glass.ts";

interface Props {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly rows: readonly ShownRow[];
  readonly intent: Intent | null;
  readonly onIntent: (intent: Intent | null) => void;
}

/**
 * The intents of the phrases as a circle of stars: one star for each phrase, one sector for each
 * intent. The buttons beside it have the same words and functions, so the picture is hidden from
 * screen readers.
 */
export function IntentMoon({ t, locale, rows, intent, onIntent }: Props) {
  // The first of what every variant adds, above the button that was pressed.
  const section = useReveal<HTMLElement>({ place: "top", isPatient: true });
  const shares = useMemo(() => computeIntentShares(rows), [rows]);
  const toggleIntent = (toggled: Intent): void => onIntent(intent === toggled ? null : toggled);
  const isExact = rows.every(
    ({ volume: { value, certainty } }) => value === null || certainty === "counted",
  );
  return (
    <section ref={section} tabIndex={-1} className="kr-intents" aria-labelledby="kr-intents-title">
      <div>
        <h3 id="kr-intents-title" className="type-section">
          {t.intentsTitle}
        </h3>
        <p className="kit-soft">
          <span className="kr-intents-moon-hint">{t.intentsMoon} </span>
          {t.intentsHint}
        </p>
        <ul>
          {shares.map((part) => (
            <li key={part.intent}>
              <IntentButton
                t={t}
                locale={locale}
                part={part}
                isExact={isExact}
                isPressed={intent === part.intent}
                onPress={() => toggleIntent(part.intent)}
              />
            </li>
          ))}
        </ul>
        {intent !== null && (
          <button type="button" className="link" onClick={() => onIntent(null)}>
            {t.everyIntent}
          </button>
        )}
      </div>
      <Moon rows={rows} shares={shares} intent={intent} onToggle={toggleIntent} />
    </section>
  );
}

interface IntentButtonProps {
  readonly t: ToolTexts;
  readonly locale: Locale;
  readonly part: IntentShare;
  /** False where some of the volumes are estimates, which makes the share an estimate too. */
  readonly isExact: boolean;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

function IntentButton({ t, locale, part, isExact, isPressed, onPress }: IntentButtonProps) {
  const { intent: own, count: phrases } = part;
  const percent = `${Math.round(part.share * 100)}%`;
  const share = isExact ? percent : fill(t.roughly, { share: percent });
  return (
    <button type="button" className="kr-intent" aria-pressed={isPressed} onClick={onPress}>
      <IntentStar intent={own} />
      <strong>{t[own]}</strong>
      <span>
        {fill(t.intentAbout, {
          phrases: count(locale, t.rowCount, phrases),
          share,
        })}
      </span>
    </button>
  );
}

interface MoonProps extends Pick<Props, "rows" | "intent"> {
  readonly shares: readonly IntentShare[];
  readonly onToggle: (intent: Intent) => void;
}

function Moon({ rows, shares, intent, onToggle }: MoonProps) {
  const { stars, radius } = useMemo(() => layOutStars(rows), [rows]);
  const edge = radius + 12;
  return (
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
        <g key={own} className={intentGlass[own]} data-dim={intent !== null && intent !== own}>
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
            onClick={() => onToggle(part.intent)}
          />
        ))}
    </svg>
  );
}
