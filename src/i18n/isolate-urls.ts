import { script } from "./locale.ts";
import type { Locale } from "./messages.ts";

/**
 * Sets the addresses of a plain Arabic text apart by LRI and PDI, for there is no markup: without
 * them the slash at the end of an address goes to its other side.
 * @returns a Latin text as it is, because the marks are copied with the address
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export const isolateUrls = (locale: Locale, text: string): string =>
  script[locale] === "arabic"
    ? text.replaceAll(/https?:\/\/[^\s،…]+/gi, (url) => `\u2066${url}\u2069`)
    : text;
