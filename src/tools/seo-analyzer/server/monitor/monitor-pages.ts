import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { escapeHtml } from "#base/escape-html.ts";
import { defaultLocale } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { renderBarePage } from "#platform/http/bare-page.ts";
import type { PageTemplates } from "#platform/http/page-templates.ts";
import { monitorLinks, monitorNotices, type MonitorNotice } from "../../monitor-contract.ts";
import { getMonitorNoticeTexts, monitorNoticeMessages } from "../../monitor-notice-messages.ts";

/** The names of the pages that the build writes for the server to fill. */
export const monitorTemplates: readonly string[] = monitorNotices.map(
  (notice) => `monitor.${notice}`,
);

/** What a page is about; unknown links have neither. */
interface NoticeValues {
  readonly url: string;
  readonly token: string;
  readonly locale: Locale | undefined;
}

/** Sends a notice in the language of the monitor, or else of the browser. */
export function sendMonitorNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  templates: Pick<PageTemplates, "get">,
  notice: MonitorNotice,
  values: NoticeValues = { url: "", token: "", locale: undefined },
): FastifyReply {
  const locale = values.locale ?? readLocale(request.headers["accept-language"]);
  const template = templates.get(`monitor.${notice}`, locale);
  const page = template === undefined ? renderBare(notice, locale, values) : fill(template, values);
  return reply.type("text/html; charset=utf-8").send(page);
}

/** @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4 */
function readLocale(acceptLanguage: string | undefined): Locale {
  const negotiator = new Negotiator({ headers: { "accept-language": acceptLanguage } });
  const preferred = negotiator.language([...locales]);
  return locales.find((locale) => locale === preferred) ?? defaultLocale;
}

function fill(template: string, { url, token }: NoticeValues): string {
  const texts: Readonly<Record<string, string>> = { url, token };
  return template.replace(/%%(url|token)%%/g, (_, name: string) => escapeHtml(texts[name]!));
}

/** Without a build the page says and does the same, without a design. */
function renderBare(notice: MonitorNotice, locale: Locale, { url, token }: NoticeValues): string {
  const { title, text } = getMonitorNoticeTexts(notice);
  const page = renderBarePage(locale, [title[locale], text[locale], ...(url === "" ? [] : [url])]);
  if (notice !== "confirm" && notice !== "end") return page;
  const form = `<form method="post" action="${monitorLinks[notice]}/${escapeHtml(token)}"><button>${monitorNoticeMessages[notice][locale]}</button></form>`;
  return page.replace("</html>", `${form}</html>`);
}
