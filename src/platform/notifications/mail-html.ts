import { escapeHtml } from "#base/escape-html.ts";
import { direction } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";

/** HTML that can be inserted into a page without escaping. */
export interface Html {
  readonly html: string;
}

/**
 * A template tag that builds HTML. Interpolated strings are escaped; values of type Html are
 * inserted unchanged.
 */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  return { html: parts.reduce((before, part, i) => before + renderValue(values[i - 1]!) + part) };
}

function renderValue(value: string | Html | readonly Html[]): string {
  if (typeof value === "string") return escapeHtml(value);
  return "html" in value ? value.html : value.map((one) => one.html).join("");
}

/** Isolates a text with a direction of its own, as a number or an address within Arabic text. */
export function isolate(text: string, dir: "ltr" | "auto"): Html {
  return html`<bdi dir="${dir}">${text}</bdi>`;
}

/**
 * Renders the HTML of a mail. Mail programs support little CSS: it has one narrow column, the
 * colours of the site and no pictures.
 */
export function renderMailPage(locale: Locale, title: string, body: readonly Html[]): string {
  return html`<!doctype html>
    <html lang="${locale}" dir="${direction[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:24px 16px;background:#f7f4ee;color:#1d1b2e;font:16px/1.7 'Readex Pro',Tahoma,Arial,sans-serif">
        <div style="max-width:36em;margin:0 auto">
          <h1 style="margin:0 0 16px;padding:0 0 12px;border-bottom:1px solid #d9d3c7;font-size:22px;line-height:1.4">${title}</h1>
          ${body}
        </div>
      </body>
    </html> `.html;
}
