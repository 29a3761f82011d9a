import { brand } from "#brand/brand.ts";
import type { Locale } from "#i18n/messages.ts";

/**
 * The running header and the page numbers, in the margins of every page but the cover.
 * @param hostname the host of the report: only the letters that a host has go into the style sheet
 * @see https://www.w3.org/TR/css-page-3/#margin-boxes
 */
export function pageMarginRules(locale: Locale, hostname: string, pageOf: string): string {
  const [start, end] = locale === "ar" ? ["right", "left"] : ["left", "right"];
  const host = hostname.replace(/[^a-z\d.:[\]-]/gi, "");
  const numbered = pageOf
    .split(/\{(pages?)\}/)
    .map((part, i) => (i % 2 === 1 ? `counter(${part})` : quote(part)))
    .join(" ");
  return `@page{
@top-${start}{content:${quote(brand.name[locale])};font-weight:700}
@top-${end}{content:${quote(host)};direction:ltr}
@bottom-${end}{content:${numbered};direction:${locale === "ar" ? "rtl" : "ltr"}}
@bottom-${start}{content:${quote(brand.email)};direction:ltr}
}
@page cover{@top-left{content:none}@top-right{content:none}@bottom-left{content:none}@bottom-right{content:none}}`;
}

/** A CSS string; the texts are our own words or letters of a host. */
const quote = (text: string): string => `"${text.replace(/["\\<\n]/g, "")}"`;
