import { count } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { Fold } from "#ui/Fold.tsx";
import type { connectionMessages } from "../connection-messages.ts";
import {
  bandwidthUses,
  findShortfall,
  getPhotoSeconds,
  rateFitness,
  readNeededFigures,
  useSources,
  type BandwidthUse,
} from "../engine/bandwidth-uses.ts";
import type { BandwidthResult } from "./measure-bandwidth.ts";

interface Props {
  readonly t: Texts<typeof connectionMessages>;
  readonly locale: Locale;
  readonly result: BandwidthResult;
}

const sources = [
  ["Zoom", useSources.zoom],
  ["Netflix", useSources.netflix],
  ["YouTube", useSources.youtube],
  ["Xbox", useSources.xbox],
] as const;

/** Whether the connection is enough for each common use, why not, and who says so. */
export function BandwidthUses({ t, locale, result }: Props) {
  const words = { good: t.fitGood, fair: t.fitFair, poor: t.fitPoor };
  return (
    <Fold title={t.usesTitle} heading="h4" className="speed-uses">
      <table>
        <thead className="kit-hidden">
          <tr>
            <th scope="col">{t.columnUse}</th>
            <th scope="col">{t.columnFitness}</th>
          </tr>
        </thead>
        <tbody>
          {bandwidthUses.map((use) => {
            const fitness = rateFitness(use, result);
            return (
              <tr key={use} data-fitness={fitness}>
                <th scope="row">
                  <strong>{t[use]}</strong>
                  <span>{describeUse(t, locale, use, result)}</span>
                </th>
                <td>
                  <span className="speed-fitness">{words[fitness]}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="type-small kit-soft">
        {t.sources}{" "}
        {sources.map(([name, url]) => (
          <a
            key={name}
            className="speed-source"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            lang="en"
            dir="ltr"
          >
            {name}
          </a>
        ))}{" "}
        {t.ownSource}
      </p>
    </Fold>
  );
}

/** What a visitor may expect of a use, or the figure that is missing for more. */
function describeUse(
  t: Props["t"],
  locale: Locale,
  use: BandwidthUse,
  result: BandwidthResult,
): string {
  if (use === "photos") {
    const seconds = getPhotoSeconds(result);
    return seconds < 90
      ? count(locale, t.photosSeconds, Math.max(1, Math.round(seconds)))
      : count(locale, t.photosMinutes, Math.round(seconds / 60));
  }
  const shortfall = findShortfall(use, result);
  if (shortfall === null)
    return {
      lesson: t.lessonGood,
      calls: t.callsGood,
      hd: t.hdGood,
      uhd: t.uhdGood,
      games: t.gamesGood,
    }[use];
  const { figure, limit } = shortfall;
  const value = readNeededFigures(result)[figure];
  // A figure is never rounded up to the limit that it misses.
  const isSpeed = figure === "down" || figure === "up";
  const n = isSpeed ? Math.floor(value * 10) / 10 : Math.ceil(value);
  const words = {
    down: t.missingDown,
    up: t.missingUp,
    idle: t.missingIdle,
    busy: t.missingBusy,
    jitter: t.missingJitter,
    photoSeconds: "",
  }[figure];
  return fill(words, { n, limit });
}
