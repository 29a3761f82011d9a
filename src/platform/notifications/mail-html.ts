import { escapeHtml } from "#base/escape-html.ts";
import { direction } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";

/** A piece of HTML that is safe to put into a page as it stands. */
export interface Html {
  readonly html: string;
}

/** Builds HTML: whatever fills a hole is text, unless it was built so itself. */
export function html(
  parts: TemplateStringsArray,
  ...holes: readonly (string | Html | readonly Html[])[]
): Html {
  return { html: parts.reduce((before, part, i) => before + renderHole(holes[i - 1]!) + part) };
}

function renderHole(hole: string | Html | readonly Html[]): string {
  if (typeof hole === "string") return escapeHtml(hole);
  return "html" in hole ? hole.html : hole.map((one) => one.html).join("");
}

/** Text whose direction is its own, as a number or an address inside Arabic. */
export function isolate(text: string, dir: "ltr" | "auto"): Html {
  return html`<bdi dir="${dir}">${text}</bdi>`;
}

/** A whole mail. Mail programs know little of CSS: one narrow column and the tints of the site, no pictures. */
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
