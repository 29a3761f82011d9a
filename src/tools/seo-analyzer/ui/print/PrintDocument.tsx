import { brand } from "#brand/brand.ts";
import { localePath } from "#i18n/locale.ts";
import type { PrintInput } from "../../engine/print-input.ts";
import { listOpenItems } from "./list-open-items.ts";
import { pageMarginRules } from "./page-margins.ts";
import { pickPrintWords } from "./print-context.ts";
import { Contact, PrintCover } from "./PrintCover.tsx";
import { PrintFindings, PrintPassed } from "./PrintFindings.tsx";
import { PrintLink } from "./PrintLink.tsx";
import { PrintAi, PrintArabic, PrintEnglish, PrintPictures } from "./PrintPageParts.tsx";
import {
  PrintBrokenLinks,
  PrintReadingNotes,
  PrintSitePages,
  PrintUnreadPages,
} from "./PrintSiteParts.tsx";
import { PrintOverview, PrintSummary } from "./PrintSummary.tsx";

interface Props extends PrintInput {
  /** The style sheet, with the fonts within it. */
  readonly css: string;
}

/** Nothing is fetched and nothing is run, whatever a stranger's text contains. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'";

/** The printed report of a page or a site as one document. */
export function PrintDocument({ css, ...input }: Props) {
  const { locale, report } = input;
  const words = pickPrintWords(locale);
  const { print } = words;
  const hostname = URL.parse(report.url)?.hostname ?? "";
  const kindTitle = report.kind === "page" ? print.pageTitle : print.siteTitle;
  return (
    <html lang={locale} dir={locale === "ar" ? "rtl" : "ltr"}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="author" content={brand.name[locale]} />
        <title>{`${kindTitle} ${hostname}`}</title>
        <style
          dangerouslySetInnerHTML={{
            __html: css + pageMarginRules(locale, hostname, print.pageOf),
          }}
        />
      </head>
      <body>
        <PrintCover words={words} report={report} />
        <PrintBody {...input} />
      </body>
    </html>
  );
}

function PrintBody({ locale, report, siteUrl, id, pictures }: PrintInput) {
  const words = pickPrintWords(locale);
  const { print } = words;
  const items = listOpenItems(report, words);
  const reportUrl = `${siteUrl}${localePath(locale, `/tools/seo-analyzer?id=${encodeURIComponent(id)}`)}`;
  return (
    <main>
      {report.kind === "site" && <PrintReadingNotes words={words} report={report} />}
      <PrintSummary words={words} report={report} />
      <PrintOverview words={words} items={items} isSite={report.kind === "site"} />
      <PrintFindings words={words} items={items} />
      {report.kind === "page" ? (
        <>
          <PrintPictures words={words} report={report} pictures={pictures} />
          <PrintAi words={words} report={report} />
          <PrintArabic words={words} report={report} />
          <PrintEnglish words={words} report={report} />
          <PrintPassed words={words} findings={report.findings} />
        </>
      ) : (
        <>
          <PrintBrokenLinks words={words} report={report} />
          <PrintSitePages words={words} report={report} />
          <PrintUnreadPages words={words} report={report} />
        </>
      )}
      <section className="pr-next">
        <h2>{print.nextTitle}</h2>
        <p>{print.nextText}</p>
        <p>
          {print.online}: <PrintLink url={reportUrl} isShort /> {print.onlineLasts}
        </p>
        <Contact words={words} title="" />
      </section>
    </main>
  );
}
