import "./notice.css";
import "./qr-notice.css";
import { Star } from "#brand/window/stars/Star.tsx";
import { direction } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { getNoticeTexts, noticeMessages } from "#tools/qr-generator/notice-messages.ts";
import type { Notice } from "#tools/qr-generator/notice.ts";

interface Props {
  /** The language that comes first. */
  readonly locale: Locale;
  readonly notice: Notice;
}

/*
 * The server fills in:
 *   %%id%%      the id of the short link
 *   %%target%%  the page it leads to, in ASCII
 *   %%host%%    the host of that page, in punycode
 */

/** What a short address answers with where it does not lead on at once, in both languages. */
export function QrNotice({ locale, notice }: Props) {
  const { title, text } = getNoticeTexts(notice);
  const all = [locale, ...locales.filter((each) => each !== locale)];
  return (
    <div className="wrap notice qr-notice">
      <Star />
      {all.map((each, i) => (
        <section key={each} lang={each} dir={direction[each]}>
          {i === 0 ? (
            <h1 className="type-title">{title[each]}</h1>
          ) : (
            <h2 className="type-head">{title[each]}</h2>
          )}
          <p className={i === 0 ? "type-lede" : undefined}>{text[each]}</p>
          {(notice === "warning" || notice === "report") && (
            <p>
              {noticeMessages.leadsTo[each]} <strong dir="ltr">%%host%%</strong>
            </p>
          )}
        </section>
      ))}
      {notice === "warning" && <Target all={all} />}
      {notice === "report" && <ReportForm all={all} />}
    </div>
  );
}

interface PartProps {
  readonly all: readonly Locale[];
}

function Target({ all }: PartProps) {
  return (
    <div className="qr-notice-way">
      <p dir="ltr">%%target%%</p>
      <a href="%%target%%" rel="noreferrer nofollow" className="button button-quiet">
        <Both all={all} text={noticeMessages.goOn} />
      </a>
      <p>
        <a href="/q/%%id%%/report" className="link" rel="nofollow">
          <Both all={all} text={noticeMessages.report} />
        </a>
      </p>
    </div>
  );
}

function ReportForm({ all }: PartProps) {
  return (
    <form className="qr-notice-way" method="post" action="/api/q/%%id%%/report">
      <p dir="ltr">%%target%%</p>
      <button type="submit" className="button">
        <Both all={all} text={noticeMessages.report} />
      </button>
    </form>
  );
}

/** One label in both languages. */
function Both({ all, text }: PartProps & { readonly text: Readonly<Record<Locale, string>> }) {
  return all.map((each, i) => (
    <span key={each} lang={each} dir={direction[each]}>
      {i > 0 && " "}
      {text[each]}
    </span>
  ));
}
