import { Fragment } from "react";
import { comma, count } from "#i18n/format.ts";
import type { Locale, Texts } from "#i18n/messages.ts";
import {
  cellRole,
  columnHeaderRole,
  rowGroupRole,
  rowHeaderRole,
  rowRole,
  tableRole,
} from "#ui/table-roles.ts";
import type { LanguageGroup, SiteReport } from "../../contract.ts";
import { hasMissing } from "../../engine/site-audit/language-groups.ts";
import type { sitePagesMessages } from "../../site-pages-messages.ts";
import { AddressText } from "./AddressText.tsx";
import { nameLanguage } from "./name-language.ts";
import { PageName } from "../PageName.tsx";
import { Prose } from "../Prose.tsx";
import { ShowMore } from "./ShowMore.tsx";
import { usePieces } from "./use-pieces.ts";

interface Props {
  readonly t: Texts<typeof sitePagesMessages>;
  readonly locale: Locale;
  readonly report: SiteReport;
  readonly groups: readonly LanguageGroup[];
}

/** The pages that name each other as languages, and what is missing between them. */
export function LanguageTable({ t, locale, report, groups }: Props) {
  const { body, maxRows, showMore } = usePieces();
  const missingCount = groups.filter(hasMissing).length;
  return (
    <details id="seo-languages" className="seo-unfold" aria-labelledby="seo-languages-title">
      <summary>
        <h2 id="seo-languages-title" className="type-head">
          {count(locale, t.languagesFolded, groups.length)}
        </h2>
      </summary>
      <p className="kit-soft">
        <Prose text={`${count(locale, t.languagesMissing, missingCount)} ${t.languagesLegend}`} />
      </p>
      <table className="seo-pages" {...tableRole}>
        <caption className="kit-hidden">{t.languagesCaption}</caption>
        <thead {...rowGroupRole}>
          <tr {...rowRole}>
            <th {...columnHeaderRole} scope="col">
              {t.versions}
            </th>
            <th {...columnHeaderRole} scope="col">
              {t.missing}
            </th>
          </tr>
        </thead>
        <tbody ref={body} {...rowGroupRole}>
          {groups.slice(0, maxRows).map((group) => (
            <tr key={group.pages[0]!.page} {...rowRole}>
              <th {...rowHeaderRole} scope="row" tabIndex={-1}>
                <Versions {...{ t, locale, report, group }} />
              </th>
              <td {...cellRole} data-label={t.missing}>
                <Missing {...{ t, locale, report, group }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowMore
        {...{ t, locale, maxRows, onMore: showMore }}
        rowCount={groups.length}
        label={(n) => count(locale, t.rowsMore, n)}
      />
    </details>
  );
}

interface GroupProps extends Pick<Props, "t" | "locale" | "report"> {
  readonly group: LanguageGroup;
}

/** Most groups have a page for each of two languages; one of a mistake may have all pages. */
const maxVersions = 8;

function Versions({ t, locale, report, group }: GroupProps) {
  const rows = group.pages.map(({ page, codes }) => (
    <li key={page}>
      <span className="seo-language">{nameCodes(t, locale, codes)}</span>
      <PageName page={report.pages[page]!} />
    </li>
  ));
  if (rows.length <= maxVersions) return <ul className="seo-versions">{rows}</ul>;
  return (
    <>
      <ul className="seo-versions">{rows.slice(0, maxVersions)}</ul>
      <details>
        <summary>{count(locale, t.pagesRest, rows.length - maxVersions)}</summary>
        <ul className="seo-versions">{rows.slice(maxVersions)}</ul>
      </details>
    </>
  );
}

function Missing({ t, locale, report, group }: GroupProps) {
  if (!hasMissing(group)) return <span>{t.nothingMissing}</span>;
  const { oneWay, broken, unread } = group;
  return (
    <ul className="seo-versions">
      {oneWay.map(([from, to]) => (
        <li key={`${from} ${to}`}>
          <AddressText
            text={t.noReturn}
            addresses={{ name: report.pages[to]!.url, other: report.pages[from]!.url }}
          />
        </li>
      ))}
      {broken.length > 0 && (
        <li>
          {t.versionBroken} {nameCodes(t, locale, broken)}
        </li>
      )}
      {unread.length > 0 && (
        <li>
          {t.versionUnread} {nameCodes(t, locale, unread)}
        </li>
      )}
    </ul>
  );
}

/** The languages of links in words, each with its tag. */
function nameCodes(t: Props["t"], locale: Locale, codes: readonly string[]) {
  if (codes.length === 0) return t.notNamed;
  return codes.map((code, i) => (
    <Fragment key={code}>
      {i > 0 && comma[locale]}
      {code.toLowerCase() === "x-default" ? t.defaultVersion : nameLanguage(locale, code)}{" "}
      <bdi className="kit-soft" dir="ltr">
        {code}
      </bdi>
    </Fragment>
  ));
}
