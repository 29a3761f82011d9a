import { toSharedPicture } from "#brand/card/to-shared-picture.ts";
import { StarRing } from "#brand/window/stars/StarRing.tsx";
import { shortenUrl } from "#base/readable-url.ts";
import { Address } from "#ui/Address.tsx";
import { fill, type Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { HistoryEntry } from "#ui/job/job-history.ts";
import { Fold } from "#ui/Fold.tsx";
import { Score } from "#ui/Score.tsx";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import { Callout } from "#ui/feedback/Callout.tsx";
import { formatMetric, formatTime } from "../engine/amounts.ts";
import type { Band, BrowserResult, MetricId } from "../contract.ts";
import { FilmStrip } from "./FilmStrip.tsx";
import { LastRun } from "./LastRun.tsx";
import { getMetricNames, metricAbbreviations } from "../engine/metric-names.ts";
import type { messages } from "../messages.ts";
import { getScoreBand } from "../engine/score.ts";
import { RequestsView } from "./RequestsView.tsx";
import { toScoreCard } from "./to-score-card.ts";
import { WeightPicture } from "./WeightPicture.tsx";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly id: string;
  readonly result: BrowserResult;
  readonly isCached: boolean;
  readonly history: readonly HistoryEntry[];
}

const hues = { excellent: "nile", good: "mari", poor: "coral" } as const;

/** The score that a browser on the server measured, and how it compares with the last one. */
export function SiteView({ t, locale, id, result, isCached, history }: Props) {
  const { score, url, askedUrl: requestedUrl, device } = result;
  const band = getScoreBand(score);
  const words = {
    excellent: [t.labelExcellent, t.headlineExcellent],
    good: [t.labelGood, t.headlineGood],
    poor: [t.labelPoor, t.headlinePoor],
  } as const;
  const [label, headline] = words[band];
  const main = result.metrics.find(({ id: metric }) => metric === "lcp");
  return (
    <>
      <section className="speed-site" aria-labelledby="speed-site-title">
        <h3 id="speed-site-title" className="type-head">
          {t.siteTitle} <Address text={shortenUrl(url)} />
        </h3>
        <Score
          score={score}
          label={t.performanceScore}
          outOf={t.outOf100}
          band={band}
          bandName={
            <>
              <span className="kit-hidden">{t.performanceScore}: </span>
              {label}
            </>
          }
          headline={headline}
          ring={<StarRing share={score / 100} hue={hues[band]} />}
        >
          {main !== undefined && (
            <p>
              {fill(device === "mobile" ? t.opensOnPhone : t.opensOnComputer, {
                time: formatTime(t, main.value),
              })}
            </p>
          )}
          <p className="kit-soft">
            {device === "mobile" ? t.conditionsMobile : t.conditionsDesktop}
            {url !== requestedUrl && ` ${t.ledTo}`}
          </p>
          {isCached && (
            <Callout tone="info">
              <p>{t.fromCache}</p>
            </Callout>
          )}
          <p className="kit-share">
            <ShareButton
              locale={locale}
              picture={() => toSharedPicture(toScoreCard(t, locale, result), locale)}
            />
          </p>
        </Score>
      </section>
      <LastRun t={t} locale={locale} id={id} result={result} history={history} />
    </>
  );
}

/** What is behind the score: its metrics, how the page appeared, and what it weighs. */
export function SiteDetails({ t, locale, result }: Pick<Props, "t" | "locale" | "result">) {
  return (
    <div>
      <Metrics t={t} result={result} />
      {result.filmStrip.length > 0 && <FilmStrip t={t} frames={result.filmStrip} />}
      <RequestsView t={t} locale={locale} result={result} />
      <WeightPicture t={t} locale={locale} result={result} />
    </div>
  );
}

/** The metrics that the score is made of, each with its weight. */
function Metrics({ t, result }: Pick<Props, "t" | "result">) {
  return (
    <Fold title={t.reasonsTitle} heading="h3" className="speed-reasons">
      <ul>
        {result.metrics.map(({ id: metric, value, band: metricBand, weight }) => (
          <li key={metric} data-metric={metric} data-band={metricBand}>
            <div>
              <h4>
                {getMetricNames(t)[metric]} <small>{metricAbbreviations[metric]}</small>
              </h4>
              <p className="kit-soft">{getText(t, metric)}</p>
            </div>
            <p className="speed-metric">
              <strong>{formatMetric(t, metric, value)}</strong>
              <span className="speed-band">{getBandWord(t, metricBand)}</span>
              <small>{fill(t.weightOfScore, { n: weight })}</small>
            </p>
          </li>
        ))}
      </ul>
      <p className="kit-soft">
        {fill(t.serverResponse, { n: Math.round(result.serverResponseMs) })}
      </p>
    </Fold>
  );
}

function getText(t: Props["t"], metric: MetricId): string {
  return {
    fcp: t.fcpText,
    lcp: t.lcpText,
    tbt: t.tbtText,
    cls: t.clsText,
    "speed-index": t.speedIndexText,
  }[metric];
}

function getBandWord(t: Props["t"], band: Band): string {
  return { good: t.bandGood, average: t.bandAverage, poor: t.bandPoor }[band];
}
