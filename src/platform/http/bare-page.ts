import { escapeHtml } from "#base/escape-html.ts";
import { direction } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";

/**
 * Renders a page without a design, for the case that the build's template is missing. The first
 * sentence is its title.
 */
export function renderBarePage(locale: Locale, sentences: readonly string[]): string {
  const text = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("");
  const title = escapeHtml(sentences[0] ?? "");
  return `<!doctype html><html lang="${locale}" dir="${direction[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${text}</html>`;
}
