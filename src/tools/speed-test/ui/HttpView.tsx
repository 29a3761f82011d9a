import { shortAddress } from "#base/readable-url.ts";
import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import { Notice } from "#ui/Callout.tsx";
import { sizeIn, timeIn } from "../engine/amounts.ts";
import type { HttpResult } from "../contract.ts";
import type { messages } from "../messages.ts";

interface Props {
  readonly t: Texts<typeof messages>;
  readonly locale: Locale;
  readonly result: HttpResult;
}

/** What the site's answers alone can tell, called that; and no score. */
export function HttpView({ t, locale, result }: Props) {
  const rows: readonly (readonly [name: string, value: string])[] = [
    [t.httpDns, timeIn(t, result.dnsMs)],
    [t.httpConnect, timeIn(t, result.connectMs)],
    [t.httpFirstByte, timeIn(t, result.firstByteMs)],
    [t.httpWhole, timeIn(t, result.wholeMs)],
    [
      t.pageWeight,
      `${sizeIn(t, result.totalBytes)} · ${count(locale, t.requestCount, result.requests)}`,
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
        {t.siteTitle} <bdi dir="ltr">{shortAddress(result.url)}</bdi>
      </h3>
      <Notice tone="warn" title={t.noBrowserTitle}>
        <p>{t.noBrowser}</p>
      </Notice>
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
