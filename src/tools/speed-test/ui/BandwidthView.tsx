import { useState } from "react";
import { toSharedPicture } from "#brand/card/to-shared-picture.ts";
import { count } from "#i18n/format.ts";
import { fill, pick, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import { connectionMessages } from "../connection-messages.ts";
import { listRecent, type ConnectionHistory } from "../engine/connection-history.ts";
import { getPlanMegabytes } from "../engine/bandwidth-plan.ts";
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
  const [download, upload] = [result.downloadMbps.toFixed(1), result.uploadMbps.toFixed(1)];
  const speeds = [
    [t.download, download, "download"],
    [t.upload, upload, "upload"],
  ] as const;
  const details: readonly (readonly [name: string, value: string, id: string])[] = [
    [t.latency, `${Math.round(result.latencyMs)} ${t.unitMs}`, "latency"],
    [t.jitter, `${Math.round(result.jitterMs)} ${t.unitMs}`, "jitter"],
    [
      t.loadedLatency,
      result.loadedLatencyMs === null
        ? t.loadedLatencyUnknown
        : `${Math.round(result.loadedLatencyMs)} ${t.unitMs}`,
      "loaded",
    ],
    [t.serverLocation, result.location, "location"],
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
          {details.map(([name, value, id]) => (
            <div key={id} data-figure={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
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
      {result.isServerLimited && (
        <Callout tone="warn">
          <p>{t.serverLimited}</p>
        </Callout>
      )}
      <BufferbloatView t={texts} result={result} />
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
