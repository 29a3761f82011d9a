import { detectScript } from "./text/language.ts";

/** Escapes a text as the value of an attribute in double quotes, or as the text of an element. */
export function quoteAttribute(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
}

/** Converts bytes to whole kilobytes (1000 bytes), at least 1. */
export function toKilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1000));
}

const htmlTags = {
  arabic: `<html lang="ar" dir="rtl">`,
  hebrew: `<html lang="he" dir="rtl">`,
  latin: `<html lang="en" dir="ltr">`,
  other: `<html lang="en" dir="ltr">`,
} as const;

/** The start tag of a page with this text, by its script; English where that does not tell. */
export function createHtmlTag(text: string): string {
  return htmlTags[detectScript(text) ?? "other"];
}
