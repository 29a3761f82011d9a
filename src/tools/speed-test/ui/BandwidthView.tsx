import { count } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { Callout } from "#ui/Callout.tsx";
import { BandwidthGauge } from "./BandwidthGauge.tsx";
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
import type { BandwidthTest } from "./use-bandwidth-test.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly locale: Locale;
  readonly bandwidth: BandwidthTest;
}

/** The visitor's own line, or in words why there are no figures of it. */
export function BandwidthView({ t, locale, bandwidth }: Props) {
  return (
    <section className="speed-line" aria-labelledby="speed-line-title">
      <h3 id="speed-line-title" className="type-head">
        {t.bandwidthTitle}
      </h3>
      {bandwidth.phase === "done" && <Figures t={t} locale={locale} result={bandwidth.result} />}
      {bandwidth.phase === "left-out" && (
        <p className="speed-prose">
          {bandwidth.why === "skipped"
            ? t.bandwidthSkipped
            : bandwidth.why === "shared"
              ? t.bandwidthShared
              : t.bandwidthReloaded}
        </p>
      )}
      {bandwidth.phase === "failed" && (
        <div role="alert">
          <Callout tone="bad" title={t.bandwidthFailedTitle}>
            <p>
              {bandwidth.code === "offline"
                ? t.bandwidthOffline
                : bandwidth.code === "broken"
                  ? t.bandwidthFailed
                  : count(
                      locale,
                      t.bandwidthTooMany,
                      Math.max(1, Math.ceil(bandwidth.retryAfterSeconds / 60)),
                    )}
            </p>
          </Callout>
        </div>
      )}
    </section>
  );
}

interface FiguresProps {
  readonly t: Texts<typeof messages>;
  readonly locale: Locale;
  readonly result: BandwidthResult;
}

function Figures({ t, locale, result }: FiguresProps) {
  const [download, upload] = [result.downloadMbps.toFixed(1), result.uploadMbps.toFixed(1)];
  const small: readonly (readonly [name: string, value: string, id: string])[] = [
    [t.latency, `${Math.round(result.latencyMs)} ${t.unitMs}`, "latency"],
    [t.jitter, `${Math.round(result.jitterMs)} ${t.unitMs}`, "jitter"],
    [
      t.loadedLatency,
      result.loadedLatencyMs === null ? "—" : `${Math.round(result.loadedLatencyMs)} ${t.unitMs}`,
      "loaded",
    ],
    [t.serverLocation, result.location, "location"],
  ];
  return (
    <>
      <div className="speed-figures">
        <BandwidthGauge
          downloadMbps={result.downloadMbps}
          uploadMbps={result.uploadMbps}
          isGlazed
          title={fill(t.gaugeLabel, { download, upload })}
        />
        <dl className="speed-wide">
          {(
            [
              [t.download, download, "download"],
              [t.upload, upload, "upload"],
            ] as const
          ).map(([name, value, id]) => (
            <div key={id} data-figure={id}>
              <dt>{name}</dt>
              <dd>
                <strong>{value}</strong> <small>{t.unitMbps}</small>
              </dd>
            </div>
          ))}
        </dl>
        <dl className="speed-rows">
          {small.map(([name, value, id]) => (
            <div key={id} data-figure={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {result.isServerLimited && (
        <Callout tone="warn">
          <p>{t.serverLimited}</p>
        </Callout>
      )}
      <h4 className="speed-uses-title">{t.usesTitle}</h4>
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
    </>
  );
}

function getName(t: FiguresProps["t"], use: BandwidthUse): string {
  return {
    calls: t.useCalls,
    hd: t.useHd,
    uhd: t.useUhd,
    games: t.useGames,
    uploads: t.useUploads,
  }[use];
}

function getWord(t: FiguresProps["t"], fitness: Fitness): string {
  return { good: t.fitGood, fair: t.fitFair, poor: t.fitPoor }[fitness];
}

function getText(
  t: FiguresProps["t"],
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
