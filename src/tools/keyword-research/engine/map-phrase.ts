import { fold } from "#i18n/fold-arabic.ts";

const arabic =
  /(?:^| )(?:مني|جنبي|بجواري|حواليا|من هنا)(?: |$)|^(?:اقرب|رقم|ارقام|عنوان|عناوين|مواعيد) /;
const english =
  /\b(?:near (?:me|by|here)|nearby|to me|nearest|closest|phone number|opening hours)\b/;

/**
 * Whether search engines answer a phrase by their map and not by a page: a place that is named by
 * where its searcher is («قريب مني», "near me"), or the number, the address and the hours of one
 * business. No page can be written for such a phrase.
 */
export function isMapPhrase(keyword: string): boolean {
  const text = fold(keyword);
  return arabic.test(text) || english.test(text);
}

const near = /(?:^| )(?:مني|جنبي)(?: |$)|^اقرب |\bnear me\b|\bnearest\b/;

/** Whether a phrase asks for what is near its searcher. */
export const isNearPhrase = (keyword: string): boolean => near.test(fold(keyword));
