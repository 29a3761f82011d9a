import { count, formatDate } from "#i18n/format.ts";
import { fill, type Locale, type Texts } from "#i18n/messages.ts";
import { Fold } from "#ui/Fold.tsx";
import type { connectionMessages } from "../connection-messages.ts";
import { formatMbps } from "../engine/amounts.ts";
import { getMedian, type ConnectionHistory } from "../engine/connection-history.ts";
import { layOutHistory } from "../engine/history-chart.ts";

interface Props {
  readonly t: Texts<typeof connectionMessages>;
  readonly locale: Locale;
  /** The measurements to show, the oldest first. */
  readonly history: ConnectionHistory;
  readonly onClear: () => void;
}

const [width, height] = [640, 200];

/** The measurements of this device over time: a chart, its words, and a table of the figures. */
export function ConnectionHistoryView({ t, locale, history, onClear }: Props) {
  if (history.length < 2)
    return history.length === 1 ? <p className="kit-soft">{t.historyFirst}</p> : null;
  const downloads = history.map(({ downloadMbps }) => downloadMbps);
  const toText = (mbps: number): string => formatMbps(locale, mbps);
  const chart = layOutHistory(history, width, height);
  const day = (at: string): string => formatDate(locale, at.slice(0, 10));
  return (
    <Fold title={t.historyTitle} heading="h4" className="speed-history">
      <p>
        {count(locale, t.historyCount, history.length)}{" "}
        {fill(t.historyText, {
          median: toText(getMedian(downloads)),
          min: toText(Math.min(...downloads)),
          max: toText(Math.max(...downloads)),
        })}
      </p>
      <figure dir="ltr">
        <svg viewBox={`-44 -12 ${width + 56} ${height + 24}`} aria-hidden="true">
          {chart.marks.map(({ mbps, y }) => (
            <g key={mbps}>
              <path className="speed-history-grid" d={`M0 ${y}H${width}`} />
              <text x="-8" y={y} dy="0.35em" textAnchor="end">
                {mbps}
              </text>
            </g>
          ))}
          {chart.lines.map(({ way, path, dots }) => (
            <g key={way} data-way={way}>
              <path d={path} />
              {dots.map(([x, y], i) => (
                <circle key={i} cx={x} cy={y} r="4" />
              ))}
            </g>
          ))}
        </svg>
        <figcaption>
          <bdi dir="auto">{day(history[0]!.at)}</bdi>
          <bdi dir="auto">{day(history.at(-1)!.at)}</bdi>
        </figcaption>
      </figure>
      <ul className="speed-legend type-small">
        <li data-way="download">{t.historyDownload}</li>
        <li data-way="upload">{t.historyUpload}</li>
      </ul>
      <details>
        <summary className="link type-small">{t.historyTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.historyDay}</th>
              <th scope="col">{t.historyDownload}</th>
              <th scope="col">{t.historyUpload}</th>
              <th scope="col">{t.historyLatency}</th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ at, downloadMbps, uploadMbps, latencyMs }) => (
              <tr key={at}>
                <th scope="row">{day(at)}</th>
                <td>{toText(downloadMbps)}</td>
                <td>{toText(uploadMbps)}</td>
                <td>{Math.round(latencyMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="type-small kit-soft">
        {t.historyKept}{" "}
        <button type="button" className="link" onClick={onClear}>
          {t.historyClear}
        </button>
      </p>
    </Fold>
  );
}
