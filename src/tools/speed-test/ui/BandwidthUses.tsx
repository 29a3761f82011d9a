import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Fold } from "#ui/Fold.tsx";
import {
  rateFitness,
  bandwidthUses,
  getUploadSeconds,
  useSources,
  type Fitness,
  type BandwidthUse,
} from "../engine/bandwidth-uses.ts";
import type { BandwidthResult } from "./measure-bandwidth.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly result: BandwidthResult;
}

/** How well the connection suits each common use, with the source of the thresholds. */
export function BandwidthUses({ t, locale, result }: Props) {
  return (
    <Fold title={t.usesTitle} heading="h4">
      <ul className="speed-uses">
        {bandwidthUses.map((use) => {
          const fitness = rateFitness(use, result);
          return (
            <li key={use} data-fitness={fitness}>
              <strong>{getName(t, use)}</strong>
              <span className="speed-fitness">{getWord(t, fitness)}</span>
              <span className="speed-use-text">
                {getText(t, locale, use, fitness, result)}
                {use !== "uploads" && (
                  <>
                    {" "}
                    <a
                      className="speed-source"
                      href={useSources[use]}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={`${t.source}: ${getName(t, use)}`}
                    >
                      {t.source}
                    </a>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}

function getName(t: Props["t"], use: BandwidthUse): string {
  return {
    calls: t.useCalls,
    hd: t.useHd,
    uhd: t.useUhd,
    games: t.useGames,
    uploads: t.useUploads,
  }[use];
}

function getWord(t: Props["t"], fitness: Fitness): string {
  return { good: t.fitGood, fair: t.fitFair, poor: t.fitPoor }[fitness];
}

function getText(
  t: Props["t"],
  locale: Locale,
  use: BandwidthUse,
  fitness: Fitness,
  result: BandwidthResult,
): string {
  if (use === "uploads") {
    const seconds = getUploadSeconds(result);
    return seconds < 90
      ? count(locale, t.uploadsSeconds, Math.max(1, Math.round(seconds)))
      : count(locale, t.uploadsMinutes, Math.round(seconds / 60));
  }
  const texts = {
    calls: { good: t.callsGood, fair: t.callsFair, poor: t.callsPoor },
    hd: { good: t.hdGood, fair: t.hdFair, poor: t.hdPoor },
    uhd: { good: t.uhdGood, fair: t.uhdPoor, poor: t.uhdPoor },
    games: { good: t.gamesGood, fair: t.gamesFair, poor: t.gamesPoor },
  };
  return texts[use][fitness];
}
