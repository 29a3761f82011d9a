import { Fragment } from "react";
import { comma, count, formatNumber } from "#i18n/format.ts";
import type { BrokenLink, SiteReport } from "../../contract.ts";
import { getPath } from "../get-path.ts";
import { listReadingNotes } from "../list-reading-notes.ts";
import type { PrintWords } from "./print-context.ts";
import { PrintLink } from "./PrintLink.tsx";

interface Props {
  readonly words: PrintWords;
  readonly report: SiteReport;
}

/** What of the site was not read, and which lists are a part. */
export function PrintReadingNotes({ words: { locale, extra }, report }: Props) {
  const notes = listReadingNotes(extra, locale, report);
  if (notes.length === 0) return null;
  return (
    <section className="pr-notes">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

/** The pages that were found and not read. */
export function PrintUnreadPages({ words: { locale, extra }, report }: Props) {
  const { unread, reading } = report;
  if (unread.length === 0) return null;
  return (
    <section>
      <h2>
        {extra.unreadTitle} ({formatNumber(locale, reading?.unreadCount ?? unread.length)})
      </h2>
      <ul className="pr-places">
        {unread.map(({ url }) => (
          <li key={url}>
            <PrintLink url={url} isShort />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every page that was read, the lowest score first. */
export function PrintSitePages({ words: { locale, t, extra, print }, report }: Props) {
  const pages = report.pages.toSorted((a, b) => (a.score ?? -1) - (b.score ?? -1));
  return (
    <section>
      <h2>{print.pagesTitle}</h2>
      <p className="pr-soft">{extra.pageOnly}</p>
      <table className="pr-pages">
        <thead>
          <tr>
            <th scope="col">{print.page}</th>
            <th scope="col">{print.kind}</th>
            <th scope="col">{t.scoreLabel}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ url, title, status, score }) => (
            <tr key={url}>
              <th scope="row">
                {title !== "" && (
                  <>
                    <bdi>{title.slice(0, 140)}</bdi>
                    <br />
                  </>
                )}
                <PrintLink url={url} isShort />
              </th>
              <td>{status}</td>
              <td>{score === null ? "—" : formatNumber(locale, score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The links that lead nowhere, and the pages that have them. */
export function PrintBrokenLinks({ words, report }: Props) {
  const { extra, print } = words;
  if (report.brokenLinks.length === 0) return null;
  const reasons: Readonly<Record<Exclude<BrokenLink["reason"], "status">, string>> = {
    loop: extra.linkLoop,
    "no-name": extra.linkNoName,
    "no-answer": extra.linkNoAnswer,
  };
  return (
    <section>
      <h2>{print.brokenTitle}</h2>
      <table className="pr-broken">
        <thead>
          <tr>
            <th scope="col">{print.brokenLink}</th>
            <th scope="col">{print.reason}</th>
            <th scope="col">{print.page}</th>
          </tr>
        </thead>
        <tbody>
          {report.brokenLinks.map(({ url, reason, status, from, sitemap }) => (
            <tr key={url}>
              <th scope="row">
                <PrintLink url={url} />
              </th>
              <td>{reason === "status" ? status : reasons[reason]}</td>
              <td>
                {from.length > 0 ? (
                  <LinkingPages words={words} report={report} from={from} />
                ) : (
                  <Path text={sitemap === null ? "—" : getPath(sitemap)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** More pages than these are counted. */
const maxLinkingPages = 3;

interface LinkingPagesProps extends Props {
  readonly from: BrokenLink["from"];
}

/** The pages that have a link: every page, or the first ones and how many more. */
function LinkingPages({ words: { locale, print }, report, from }: LinkingPagesProps) {
  const opened = report.pages.filter(({ score }) => score !== null).length;
  if (opened > 1 && from.length >= opened) return print.everyPage;
  const hidden = from.length - maxLinkingPages;
  return (
    <>
      {from.slice(0, maxLinkingPages).map((place, i) => (
        <Fragment key={place}>
          {i > 0 && comma[locale]}
          <Path text={getPath(report.pages[place]?.url ?? "")} />
        </Fragment>
      ))}
      {hidden > 0 && ` ${count(locale, print.more, hidden)}`}
    </>
  );
}

const Path = ({ text }: { readonly text: string }) => (
  <bdi dir="ltr" className="pr-address">
    {text}
  </bdi>
);
