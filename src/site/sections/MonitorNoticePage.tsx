import "./notice.css";
import "./monitor-notice.css";
import { Star } from "#brand/window/stars/Star.tsx";
import { localePath } from "#i18n/locale.ts";
import { pick, type Locale } from "#i18n/messages.ts";
import { monitorLinks, type MonitorNotice } from "#tools/seo-analyzer/monitor-contract.ts";
import {
  getMonitorNoticeTexts,
  monitorNoticeMessages,
} from "#tools/seo-analyzer/monitor-notice-messages.ts";

interface Props {
  readonly locale: Locale;
  readonly notice: MonitorNotice;
}

/*
 * The server fills in:
 *   %%url%%    the page that is monitored
 *   %%token%%  the token of the link
 */

/** The page that a link in a mail leads to. Its button does what the link is for. */
export function MonitorNoticePage({ locale, notice }: Props) {
  const { title, text } = getMonitorNoticeTexts(notice);
  const t = pick(monitorNoticeMessages, locale);
  const isQuestion = notice === "confirm" || notice === "end";
  return (
    <div className="wrap notice monitor-notice">
      <Star />
      <h1 className="type-title">{title[locale]}</h1>
      <p className="type-lede">{text[locale]}</p>
      {notice !== "unknown" && notice !== "ended" && (
        <p>
          {t.page} <strong dir="ltr">%%url%%</strong>
        </p>
      )}
      {isQuestion ? (
        <form method="post" action={`${monitorLinks[notice]}/%%token%%`}>
          <button type="submit" className="button">
            {t[notice]}
          </button>
        </form>
      ) : (
        <p>
          <a href={localePath(locale, "/tools/seo-analyzer")} className="link">
            {t.toTool}
          </a>
        </p>
      )}
    </div>
  );
}
