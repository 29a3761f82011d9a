import { shortenUrl } from "#base/readable-url.ts";
import { count } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import { formatSize, formatTime } from "../engine/amounts.ts";
import type { HttpResult } from "../contract.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: ToolTexts<typeof messages>;
  readonly locale: Locale;
  readonly result: HttpResult;
}

/** What HTTP responses alone show of a site, without a score. */
export function HttpView({ t, locale, result }: Props) {
  const rows: readonly (readonly [name: string, value: string])[] = [
    [t.httpDns, formatTime(t, result.dnsMs)],
    [t.httpConnect, formatTime(t, result.connectMs)],
    [t.httpFirstByte, formatTime(t, result.firstByteMs)],
    [t.httpWhole, formatTime(t, result.wholeMs)],
    [
      t.pageWeight,
      `${formatSize(t, result.totalBytes)} · ${count(locale, t.requestCount, result.requests)}`,
    ],
    [t.httpRedirects, String(result.redirects)],
    [t.httpEncoding, result.encoding === "" ? t.httpNoEncoding : result.encoding],
    ...(result.isHttp2 === null
      ? []
      : [[t.httpProtocol, result.isHttp2 ? "HTTP/2" : "HTTP/1.1"] as const]),
    [t.httpCache, result.cacheControl === "" ? t.httpNoCache : result.cacheControl],
  ];
  return (
    <section className="speed-site" aria-labelledby="speed-site-title">
      <h3 id="speed-site-title" className="type-head">
        {t.siteTitle} <bdi dir="ltr">{shortenUrl(result.url)}</bdi>
      </h3>
      <Callout tone="warn" title={t.noBrowserTitle}>
        <p>{t.noBrowser}</p>
      </Callout>
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
    </section>
  );
}
