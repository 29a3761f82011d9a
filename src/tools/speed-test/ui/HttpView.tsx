import { shortenUrl } from "#base/readable-url.ts";
import { Address } from "#ui/Address.tsx";
import { count } from "#i18n/format.ts";
import { pick, type Locale, type Texts } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { formatSize, formatTime } from "../engine/amounts.ts";
import { httpFigures, rateHttp, type HttpFigure, type HttpRating } from "../engine/rate-http.ts";
import type { HttpResult } from "../contract.ts";
import { httpMessages } from "../http-messages.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly result: HttpResult;
}

/** What HTTP responses alone show of a site, without a score. */
export function HttpView({ t, locale, result }: Props) {
  const texts = pick(httpMessages, locale);
  const rows: readonly (readonly [name: string, value: string])[] = [
    [t.httpConnect, formatTime(t, result.connectMs)],
    [t.httpWhole, formatTime(t, result.wholeMs)],
    [
      t.pageWeight,
      `${formatSize(t, result.totalBytes)} · ${count(locale, t.requestCount, result.requests)}`,
    ],
    [t.httpRedirects, String(result.redirects)],
    ...(result.isHttp2 === null
      ? []
      : [[t.httpProtocol, result.isHttp2 ? "HTTP/2" : "HTTP/1.1"] as const]),
  ];
  return (
    <section className="speed-site" aria-labelledby="speed-site-title">
      <h3 id="speed-site-title" className="type-head">
        {t.siteTitle} <Address text={shortenUrl(result.url)} />
      </h3>
      <Callout tone="warn" title={t.noBrowserTitle}>
        <p>{t.noBrowser}</p>
      </Callout>
      <RatedFigures t={t} texts={texts} result={result} />
      <div>
        <h4>{texts.otherFigures}</h4>
        <dl className="speed-rows speed-http">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

interface RatedFiguresProps extends Pick<Props, "t" | "result"> {
  readonly texts: Texts<typeof httpMessages>;
}

/** The figures that have a verdict, each with its sentence. */
function RatedFigures({ t, texts, result }: RatedFiguresProps) {
  const ratings = rateHttp(result);
  const names: Readonly<Record<HttpFigure, string>> = {
    dns: t.httpDns,
    firstByte: t.httpFirstByte,
    compression: t.httpEncoding,
    caching: t.httpCache,
  };
  const values: Readonly<Record<HttpFigure, string>> = {
    dns: formatTime(t, result.dnsMs),
    firstByte: formatTime(t, result.firstByteMs),
    compression: result.encoding === "" ? t.httpNoEncoding : result.encoding,
    caching: result.cacheControl === "" ? t.httpNoCache : result.cacheControl,
  };
  const words = { good: t.bandGood, average: t.bandAverage, poor: t.bandPoor };
  return (
    <ul className="speed-rated">
      {httpFigures.map((figure) => (
        <li key={figure} data-figure={figure} data-band={ratings[figure].band}>
          <h4>{names[figure]}</h4>
          <p className="speed-metric">
            <strong>
              <bdi>{values[figure]}</bdi>
            </strong>
            <span className="speed-band">{words[ratings[figure].band]}</span>
          </p>
          <p className="kit-soft">{explain(texts, figure, ratings[figure])}</p>
        </li>
      ))}
    </ul>
  );
}

function explain(
  texts: RatedFiguresProps["texts"],
  figure: HttpFigure,
  { reason }: HttpRating,
): string {
  if (reason === "fast") return figure === "dns" ? texts.dnsFast : texts.firstByteFast;
  if (reason === "slow") return figure === "dns" ? texts.dnsSlow : texts.firstByteSlow;
  return texts[reason];
}
