import { brand, getChatUrl, getMailUrl } from "#brand/brand.ts";
import { Wordmark } from "#brand/Wordmark.tsx";
import { NightStrip } from "#brand/window/NightStrip.tsx";
import { shortenUrl } from "#base/readable-url.ts";
import { formatDate } from "#i18n/format.ts";
import { fill } from "#i18n/messages.ts";
import type { PageReport, SiteReport } from "../../contract.ts";
import { splitPoints } from "../../engine/category-points.ts";
import { wordPageVerdict, wordSiteVerdict } from "../../engine/verdict.ts";
import { isUnaudited } from "../../engine/is-unaudited.ts";
import { Prose } from "../Prose.tsx";
import { ScoreWindow } from "../ScoreWindow.tsx";
import type { PrintWords } from "./print-context.ts";
import { PrintLink } from "./PrintLink.tsx";

interface Props {
  readonly words: PrintWords;
  readonly report: PageReport | SiteReport;
}

/** The checks that the score is made of. */
export const listRatedChecks = (report: PageReport | SiteReport) =>
  report.kind === "page" ? report.findings : (report.checks ?? []);

/** The first page: whose report it is, of which day, the score, and how to reach the agency. */
export function PrintCover({ words, report }: Props) {
  const { locale, t, extra, print } = words;
  const hostname = URL.parse(report.url)?.hostname ?? shortenUrl(report.url);
  const verdict =
    report.kind === "page"
      ? wordPageVerdict(extra, locale, report)
      : wordSiteVerdict(extra, locale, report);
  return (
    <header className="pr-cover">
      <p className="pr-screen-only">{print.saveHint}</p>
      <NightStrip id="pr-night" className="pr-night" />
      <div className="pr-cover-body">
        <Wordmark locale={locale} />
        <h1>
          <span>{report.kind === "page" ? print.pageTitle : print.siteTitle}</span>
          <bdi dir="ltr" data-long={hostname.length > 24}>
            {hostname}
          </bdi>
        </h1>
        <p className="pr-cover-facts">
          {report.kind === "page" && (
            <>
              <PrintLink url={report.url} />
              <br />
            </>
          )}
          {fill(t.checkedPage, { day: formatDate(locale, report.fetchedAt.slice(0, 10)) })}
        </p>
        <CoverScore words={words} report={report} />
        <p className="pr-verdict">
          <Prose text={verdict} />
        </p>
      </div>
      <Contact words={words} title={print.preparedBy} />
    </header>
  );
}

/** The window around the score; an error page has no score, and an old site report no checks. */
function CoverScore({ words: { locale, t, extra }, report }: Props) {
  const checks = listRatedChecks(report);
  if (report.kind === "page" && isUnaudited(report)) return null;
  return (
    <div className="pr-score" data-drawn={checks.length > 0}>
      {checks.length > 0 && (
        <ScoreWindow
          {...{ extra, locale }}
          points={splitPoints(checks)}
          isSite={report.kind === "site"}
          active={null}
          onActive={() => undefined}
        />
      )}
      <p>
        <span className="pr-hidden">{t.scoreLabel} </span>
        <strong>{report.score}</strong>
        <span>{t.outOf100}</span>
      </p>
    </div>
  );
}

interface ContactProps {
  readonly words: PrintWords;
  readonly title: string;
}

/** The agency, and the ways to reach it, which stay links in the PDF. */
export function Contact({ words: { locale, print }, title }: ContactProps) {
  return (
    <div className="pr-contact">
      <p>
        {title} <strong>{brand.name[locale]}</strong>
      </p>
      <dl>
        <div>
          <dt>{print.phone}</dt>
          <dd>
            <a href={getChatUrl(print.chat)}>
              <bdi dir="ltr">{brand.phone.shown}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{print.mail}</dt>
          <dd>
            <a href={getMailUrl()}>
              <bdi dir="ltr">{brand.email}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{print.address}</dt>
          <dd>{brand.address[locale]}</dd>
        </div>
      </dl>
    </div>
  );
}
