import * as z from "zod/mini";
import { defineEndpoint } from "#base/endpoint.ts";
import { TypedUrl } from "#base/job-contract.ts";
import { locales } from "#i18n/messages.ts";

/**
 * An address that SMTP can carry has at most 254 characters.
 * @see https://www.rfc-editor.org/errata/eid1690
 */
export const maxEmailChars = 254;

/**
 * POST: asks for a weekly look at a page or site. The response is the same whether the address
 * monitors something already, and whether a mail is sent. Errors of fields: `url` and `email` are
 * `malformed`; a `url` that is not public has the code with which its analysis fails.
 */
export const requestMonitor = defineEndpoint({
  path: "/api/seo-monitors",
  input: z.object({
    url: TypedUrl,
    scope: z.enum(["page", "site"]),
    email: z.string().check(z.minLength(3), z.maxLength(maxEmailChars)),
    locale: z.enum(locales),
    /** Whether the agency may write to the visitor about the page. */
    mayContact: z.boolean(),
  }),
  output: z.object({}),
});

/** GET on the same path: whether the server can send mails. */
export const MonitorOffer = z.object({ isAvailable: z.boolean() });

/** The paths of the links in mails. GET shows a page with one button, POST does it. */
export const monitorLinks = {
  confirm: "/api/seo-monitors/confirm",
  end: "/api/seo-monitors/end",
} as const;
export type MonitorLink = keyof typeof monitorLinks;

/** The pages that those links answer with. */
export const monitorNotices = ["confirm", "confirmed", "end", "ended", "unknown"] as const;
export type MonitorNotice = (typeof monitorNotices)[number];
