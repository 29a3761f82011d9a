import { useMemo } from "react";
import { formatReadableUrl } from "#base/readable-url.ts";
import { count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import { Address } from "#ui/Address.tsx";
import {
  cellRole,
  columnHeaderRole,
  rowGroupRole,
  rowHeaderRole,
  rowRole,
  tableRole,
} from "#ui/table-roles.ts";
import type { SiteReport } from "../../contract.ts";
import { listRedirects, type Redirect } from "../../engine/site-audit/list-redirects.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";
import { getPath } from "../get-path.ts";
import { PageName } from "../PageName.tsx";
import { Prose } from "../Prose.tsx";
import { ShowMore } from "./ShowMore.tsx";
import { usePieces } from "./use-pieces.ts";

interface Props {
  readonly t: Texts<typeof sitePagesMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
}

/** The addresses that end as another page, with where they end and what names them. */
export function RedirectTable({ t, locale, report }: Props) {
  const redirects = useMemo(() => listRedirects(report), [report]);
  const { body, maxRows, showMore } = usePieces();
  if (redirects.length === 0) return null;
  return (
    <details id="seo-redirects" className="seo-unfold" aria-labelledby="seo-redirects-title">
      <summary>
        <h2 id="seo-redirects-title" className="type-head">
          {count(locale, t.redirectsFolded, redirects.length)}
        </h2>
      </summary>
      <p className="kit-soft">
        <Prose text={t.redirectsLegend} />
      </p>
      <table className="seo-pages" {...tableRole}>
        <caption className="kit-hidden">{t.redirectsCaption}</caption>
        <thead {...rowGroupRole}>
          <tr {...rowRole}>
            {[t.redirectFrom, t.redirectEnd, t.namedBy].map((name) => (
              <th key={name} {...columnHeaderRole} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} {...rowGroupRole}>
          {redirects.slice(0, maxRows).map((redirect) => (
            <RedirectRow key={redirect.url} {...{ t, locale, report, redirect }} />
          ))}
        </tbody>
      </table>
      <ShowMore
        {...{ t, locale, maxRows, onMore: showMore }}
        rowCount={redirects.length}
        label={(n) => count(locale, t.rowsMore, n)}
      />
    </details>
  );
}

function RedirectRow({ t, locale, report, redirect }: Props & { readonly redirect: Redirect }) {
  const { url, end } = redirect;
  // Where the scheme is what differs, the path does not show it.
  const isInsecure = url.startsWith("http:") && report.url.startsWith("https:");
  return (
    <tr {...rowRole}>
      <th {...rowHeaderRole} scope="row" tabIndex={-1}>
        <Address text={isInsecure ? formatReadableUrl(url) : getPath(url)} />
      </th>
      <td {...cellRole} data-label={t.redirectEnd}>
        <div>
          {end === null ? (
            <strong>{t.redirectLoop}</strong>
          ) : (
            <PageName page={report.pages[end]!} />
          )}
        </div>
      </td>
      <td {...cellRole} data-label={t.namedBy}>
        <NamedBy {...{ t, locale, report, redirect }} />
      </td>
    </tr>
  );
}

/** With more, a card would be higher than the window of a phone. */
const maxNamed = 3;

function NamedBy({ t, locale, report, redirect }: Props & { readonly redirect: Redirect }) {
  const { links, languages, isInSitemap } = redirect;
  const pages = [...new Set([...links, ...languages])];
  return (
    <ul className="seo-versions">
      {pages.slice(0, maxNamed).map((page) => (
        <li key={page}>
          <Address text={getPath(report.pages[page]?.url ?? "")} />
          {!links.includes(page) && <> ({t.asLanguage})</>}
        </li>
      ))}
      {pages.length > maxNamed && <li>{count(locale, t.pagesRest, pages.length - maxNamed)}</li>}
      {isInSitemap && <li>{t.theSitemap}</li>}
    </ul>
  );
}
