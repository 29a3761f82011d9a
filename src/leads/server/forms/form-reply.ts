import type { FastifyReply, FastifyRequest } from "fastify";
import { InvalidInput } from "#base/invalid-input.ts";
import { defaultLocale } from "#i18n/locale.ts";
import { locales, pick, type Locale } from "#i18n/messages.ts";
import { answerMessages } from "../../answer-messages.ts";
import { fieldErrorMessages, getFieldErrorMessage } from "../../field-error-messages.ts";
import type { FieldErrorCode } from "../../field-error.ts";
import type { AddedLead } from "../store/store.ts";
import {
  logServerError,
  toErrorCode,
  setRetryAfter,
  toStatus,
} from "#platform/http/error-handler.ts";
import { renderBarePage } from "#platform/http/bare-page.ts";
import type { PageTemplates } from "#platform/http/page-templates.ts";
import { fillFormPage } from "./answer-page.ts";
import type { FormName } from "./form-templates.ts";
import { prefersHtml } from "#platform/http/prefers-html.ts";

/** The received values of a form by field name. */
export type Typed = Readonly<Record<string, string>>;

/** Returns the text values of a request's body. */
export function toTexts(body: unknown): Typed {
  return Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

/** The values for the page of a refused form. */
interface RejectedForm {
  /** Empty where the body could not be read. */
  readonly typed: Typed;
  /** Whether the form had a valid file, which has to be chosen again. */
  readonly lostFile?: boolean;
}

/**
 * Creates the replies of a form: pages for a browser that posted a plain form, JSON for a script.
 */
export function createFormReply(form: FormName, templates: Pick<PageTemplates, "get">) {
  return {
    /** Sends a thank-you page, or the lead's id with 201, or 200 where it was stored before. */
    replyStored(request: FastifyRequest, reply: FastifyReply, added: AddedLead, typed: Typed) {
      if (!prefersHtml(request.headers.accept))
        return reply.code(added.isNew ? 201 : 200).send({ id: added.id });
      const locale = getLocale(request, typed);
      return sendPage(
        reply,
        templates.get(`${form}.sent`, locale) ??
          renderBarePage(locale, [answerMessages.sent[locale]]),
      );
    },

    /**
     * Sends the filled-in form with its error messages.
     * @throws the error itself where the client is a script
     */
    replyFailed(
      request: FastifyRequest,
      reply: FastifyReply,
      error: unknown,
      { typed, lostFile = false }: RejectedForm,
    ) {
      if (!prefersHtml(request.headers.accept)) throw error;
      logServerError(request, error, "a form could not be stored");
      setRetryAfter(reply, error);
      const locale = getLocale(request, typed);
      const errors =
        error instanceof InvalidInput ? getFieldMessages(error.fields, typed, locale) : {};
      const summary =
        getErrorSummary(error, locale) +
        (lostFile ? ` ${answerMessages["choose-file-again"][locale]}` : "");
      const template = templates.get(`${form}.form`, locale);
      const page =
        template === undefined
          ? renderBarePage(locale, [summary, ...Object.values(errors)])
          : fillFormPage(template, { typed, errors, summary });
      return sendPage(reply.code(toStatus(error)), page);
    },
  };
}

function sendPage(reply: FastifyReply, html: string) {
  return reply.type("text/html; charset=utf-8").send(html);
}

function getFieldMessages(
  fields: InvalidInput["fields"],
  typed: Typed,
  locale: Locale,
): Record<string, string> {
  const texts = pick(fieldErrorMessages, locale);
  return Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [
      field,
      getFieldErrorMessage(texts, field, code as FieldErrorCode, typed[field]),
    ]),
  );
}

function getErrorSummary(error: unknown, locale: Locale): string {
  if (error instanceof InvalidInput) return answerMessages["invalid-input"][locale];
  const code = toErrorCode(error);
  return answerMessages[
    code === "invalid-input"
      ? "unreadable"
      : code === "offline" || code === "proof-needed"
        ? "internal"
        : code
  ][locale];
}

/**
 * Returns the language of the form, or, where the form could not be read, that of the page it was
 * sent from.
 */
function getLocale(request: FastifyRequest, typed: Typed): Locale {
  const formLocale = locales.find((locale) => locale === typed["locale"]);
  if (formLocale) return formLocale;
  const from = URL.parse(request.headers.referer ?? "");
  return from && /^\/en(\/|$)/.test(from.pathname) ? "en" : defaultLocale;
}
