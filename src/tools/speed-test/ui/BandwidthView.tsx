import { count } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { Notice } from "#ui/Callout.tsx";
import { LineDial } from "./BandwidthGauge.tsx";
import {
  fitnessOf,
  lineUses,
  uploadSecondsOf,
  useSources,
  type Fitness,
  type LineUse,
} from "../engine/bandwidth-uses.ts";
import type { MeasuredLine } from "./measure-bandwidth.ts";
import type { messages } from "../messages.ts";
import type { Line } from "./use-bandwidth-test.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly locale: Locale;
  readonly line: Line;
}

/** The visitor's own line, or in words why there are no figures of it. */
export function LineView({ t, locale, line }: Props) {
  return (
    <section className="speed-line" aria-labelledby="speed-line-title">
      <h3 id="speed-line-title" className="type-head">
        {t.lineTitle}
      </h3>
      {line.phase === "done" && <Figures t={t} locale={locale} line={line.line} />}
      {line.phase === "left-out" && (
        <p className="speed-prose">
          {line.why === "skipped"
            ? t.skippedLine
            : line.why === "shared"
              ? t.sharedLine
              : t.reloadedLine}
        </p>
      )}
      {line.phase === "failed" && (
        <div role="alert">
          <Notice tone="bad" title={t.lineFailedTitle}>
            <p>
              {line.code === "offline"
                ? t.lineOffline
                : line.code === "broken"
                  ? t.lineFailed
                  : count(locale, t.lineTooMany, Math.max(1, Math.ceil(line.retryAfterS / 60)))}
            </p>
          </Notice>
        </div>
      )}
    </section>
  );
}

interface FiguresProps {
  readonly t: Texts<typeof messages>;
  readonly locale: Locale;
  readonly line: MeasuredLine;
}

function Figures({ t, locale, line }: FiguresProps) {
  const [download, upload] = [line.downloadMbps.toFixed(1), line.uploadMbps.toFixed(1)];
  const small: readonly (readonly [name: string, value: string, id: string])[] = [
    [t.latency, `${Math.round(line.latencyMs)} ${t.unitMs}`, "latency"],
    [t.jitter, `${Math.round(line.jitterMs)} ${t.unitMs}`, "jitter"],
    [
      t.loadedLatency,
      line.loadedLatencyMs === null ? "—" : `${Math.round(line.loadedLatencyMs)} ${t.unitMs}`,
      "loaded",
    ],
    [t.serverLocation, line.location, "location"],
  ];
  return (
    <>
      <div className="speed-figures">
        <LineDial
          downloadMbps={line.downloadMbps}
          uploadMbps={line.uploadMbps}
          isGlazed
          title={fill(t.dialLabel, { download, upload })}
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
      {line.isServerLimited && (
        <Notice tone="warn">
          <p>{t.serverLimited}</p>
        </Notice>
      )}
      <h4 className="speed-uses-title">{t.usesTitle}</h4>
      <ul className="speed-uses">
        {lineUses.map((use) => {
          const fitness = fitnessOf(use, line);
          return (
            <li key={use} data-fitness={fitness}>
              <strong>{nameOf(t, use)}</strong>
              <span className="speed-fitness">{wordOf(t, fitness)}</span>
              <span className="speed-use-text">
                {textOf(t, locale, use, fitness, line)}
                {use !== "uploads" && (
                  <>
                    {" "}
                    <a
                      className="speed-source"
                      href={useSources[use]}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={`${t.source}: ${nameOf(t, use)}`}
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

function nameOf(t: FiguresProps["t"], use: LineUse): string {
  return {
    calls: t.useCalls,
    hd: t.useHd,
    uhd: t.useUhd,
    games: t.useGames,
    uploads: t.useUploads,
  }[use];
}

function wordOf(t: FiguresProps["t"], fitness: Fitness): string {
  return { good: t.fitGood, fair: t.fitFair, poor: t.fitPoor }[fitness];
}

function textOf(
  t: FiguresProps["t"],
  locale: Locale,
  use: LineUse,
  fitness: Fitness,
  line: MeasuredLine,
): string {
  if (use === "uploads") {
    const seconds = uploadSecondsOf(line);
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
