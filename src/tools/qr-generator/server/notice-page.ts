import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";
import { escapeHtml } from "#base/escape-html.ts";
import { defaultLocale } from "#i18n/locale.ts";
import { locales, type Locale } from "#i18n/messages.ts";
import { renderBarePage } from "#platform/http/bare-page.ts";
import type { PageTemplates } from "#platform/http/page-templates.ts";
import { notices, type Notice } from "../notice.ts";
import { getNoticeTexts, noticeMessages } from "../notice-messages.ts";

/** The names of the pages that the build writes for the server to fill. */
export const noticeTemplates: readonly string[] = notices.map((notice) => `qr.${notice}`);

/** The link that a notice is about. */
interface NoticeValues {
  readonly id: string;
  readonly target: string;
}

const noValues: NoticeValues = { id: "", target: "" };

/**
 * Sends a notice. Its language, which comes before the other one, is the one that the browser
 * prefers.
 */
export function sendNotice(
  request: FastifyRequest,
  reply: FastifyReply,
  templates: Pick<PageTemplates, "get">,
  notice: Notice,
  values: NoticeValues = noValues,
): FastifyReply {
  const locale = readLocale(request.headers["accept-language"]);
  const template = templates.get(`qr.${notice}`, locale);
  const page =
    template === undefined ? renderBareNotice(notice, locale, values) : fill(template, values);
  return reply.type("text/html; charset=utf-8").send(page);
}

/** @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4 */
function readLocale(acceptLanguage: string | undefined): Locale {
  const preferred = new Negotiator({
    headers: { "accept-language": acceptLanguage },
  }).language([...locales]);
  return locales.find((locale) => locale === preferred) ?? defaultLocale;
}

/** The host is in punycode, so that letters that look alike differ. */
function fill(template: string, { id, target }: NoticeValues): string {
  const host = URL.parse(target)?.host ?? "";
  const texts: Readonly<Record<string, string>> = { id, target, host };
  return template.replace(/%%(id|target|host)%%/g, (_, name: string) => escapeHtml(texts[name]!));
}

/** Without a build the notice says the same, without a design. */
function renderBareNotice(notice: Notice, locale: Locale, { target }: NoticeValues): string {
  const { title, text } = getNoticeTexts(notice);
  const names = notice === "warning" || notice === "report";
  const page = renderBarePage(locale, [
    title[locale],
    text[locale],
    ...locales.filter((each) => each !== locale).flatMap((each) => [title[each], text[each]]),
    ...(names ? [target] : []),
  ]);
  if (notice !== "warning") return page;
  const link = `<a href="${escapeHtml(target)}" rel="noreferrer nofollow">${noticeMessages.goOn[locale]}</a>`;
  return page.replace("</html>", `${link}</html>`);
}
