import { useState } from "react";
import { toSharedPicture } from "#brand/card/to-shared-picture.ts";
import { count } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import { connectionMessages } from "../connection-messages.ts";
import { formatMbps } from "../engine/amounts.ts";
import { listRecent, type ConnectionHistory } from "../engine/connection-history.ts";
import { getPlanMegabytes } from "../engine/bandwidth-plan.ts";
import { isUnusual, rateDelay, type DelayFigure } from "../engine/rate-connection.ts";
import { BandwidthGauge } from "./BandwidthGauge.tsx";
import { BandwidthUses } from "./BandwidthUses.tsx";
import { BufferbloatView } from "./BufferbloatView.tsx";
import { ConnectionHistoryView } from "./ConnectionHistoryView.tsx";
import { describeConnection } from "./describe-connection.ts";
import { toConnectionCard } from "./to-connection-card.ts";
import type { BandwidthResult } from "./measure-bandwidth.ts";
import type { messages } from "../messages.ts";
import type { BandwidthTest } from "./use-bandwidth-test.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly bandwidth: BandwidthTest;
  /** The measurements of this device. */
  readonly connectionHistory: ConnectionHistory;
  readonly clearConnectionHistory: () => void;
  readonly onMeasureAlone: () => void;
}

/** The bandwidth of the visitor's connection, or the reason why it was not measured. */
export function BandwidthView(props: Props) {
  const { t, locale, bandwidth, onMeasureAlone } = props;
  return (
    <section className="speed-line" aria-labelledby="speed-line-title">
      <h3 id="speed-line-title" className="type-head">
        {t.bandwidthTitle}
      </h3>
      {bandwidth.phase === "done" && <Figures {...props} result={bandwidth.result} />}
      {bandwidth.phase === "offered" && (
        <div className="speed-offered">
          <p className="speed-prose">
            {fill(t.bandwidthOffer, getPlanMegabytes(bandwidth.shouldSaveData))}
          </p>
          <button type="button" className="button button-quiet" onClick={onMeasureAlone}>
            {t.bandwidthAlone}
          </button>
        </div>
      )}
      {bandwidth.phase === "left-out" && (
        <p className="speed-prose">
          {
            {
              skipped: t.bandwidthSkipped,
              shared: t.bandwidthShared,
              reloaded: t.bandwidthReloaded,
            }[bandwidth.why]
          }
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

interface FiguresProps extends Pick<
  Props,
  "t" | "locale" | "connectionHistory" | "clearConnectionHistory"
> {
  readonly result: BandwidthResult;
}

function Figures(props: FiguresProps) {
  const { t, locale, result, connectionHistory, clearConnectionHistory } = props;
  const [today] = useState(() => new Date());
  const texts = pick(connectionMessages, locale);
  const download = formatMbps(locale, result.downloadMbps);
  const upload = formatMbps(locale, result.uploadMbps);
  const speeds = [
    [t.download, download, "download"],
    [t.upload, upload, "upload"],
  ] as const;
  const delays: readonly (readonly [name: string, ms: number | null, id: DelayFigure])[] = [
    [t.latency, result.latencyMs, "latency"],
    [t.jitter, result.jitterMs, "jitter"],
    [t.loadedLatency, result.loadedLatencyMs, "loaded"],
  ];
  return (
    <>
      <p className="type-lede">{describeConnection(texts, locale, result)}</p>
      <div className="speed-figures">
        <BandwidthGauge
          downloadMbps={result.downloadMbps}
          uploadMbps={result.uploadMbps}
          isGlazed
          title={fill(t.gaugeLabel, { download, upload })}
        />
        <dl className="speed-wide">
          {speeds.map(([name, value, id]) => (
            <div key={id} data-figure={id}>
              <dt>{name}</dt>
              <dd>
                <strong>{value}</strong> <small>{t.unitMbps}</small>
              </dd>
            </div>
          ))}
        </dl>
        <dl className="speed-rows">
          {delays.map(([name, ms, id]) => (
            <Delay key={id} t={t} name={name} ms={ms} figure={id} />
          ))}
          <div data-figure="location">
            <dt>{t.serverLocation}</dt>
            <dd>{result.location}</dd>
          </div>
        </dl>
      </div>
      <p className="kit-share">
        <ShareButton
          locale={locale}
          label={texts.share}
          picture={() =>
            toSharedPicture(toConnectionCard({ t, texts }, locale, result, today), locale)
          }
        />
      </p>
      {isUnusual(result) && (
        <Callout tone="warn">
          <p>{texts.unusual}</p>
        </Callout>
      )}
      {result.isServerLimited && (
        <Callout tone="warn">
          <p>{t.serverLimited}</p>
        </Callout>
      )}
      <BufferbloatView t={texts} locale={locale} result={result} />
      <BandwidthUses t={texts} locale={locale} result={result} />
      <ConnectionHistoryView
        t={texts}
        locale={locale}
        history={listRecent(connectionHistory, today)}
        onClear={clearConnectionHistory}
      />
    </>
  );
}

interface DelayProps extends Pick<Props, "t"> {
  readonly name: string;
  /** Null where it was not measured. */
  readonly ms: number | null;
  readonly figure: DelayFigure;
}

/** A delay with its verdict. */
function Delay({ t, name, ms, figure }: DelayProps) {
  const words = { good: t.bandGood, average: t.bandAverage, poor: t.bandPoor };
  const band = ms === null ? null : rateDelay(figure, ms);
  return (
    <div data-figure={figure} data-band={band ?? undefined}>
      <dt>{name}</dt>
      <dd>
        {ms === null ? t.loadedLatencyUnknown : `${Math.round(ms)} ${t.unitMs}`}{" "}
        {band !== null && <span className="speed-band">{words[band]}</span>}
      </dd>
    </div>
  );
}
