import type { Locale } from "#i18n/messages.ts";
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

const nearAtEnd = /\s(?:قريب[ةه]?(?: مني| من هنا)?|بالقرب مني|جنبي|near me|near here|nearby)$/i;

/**
 * A keyword with a place after it, as people type it: «محل عطور في طنطا». What asks for what is
 * near is left out, because the place says it.
 */
export function addPlace(keyword: string, place: string, language: Locale): string {
  const preposition = language === "ar" ? "في" : "in";
  return `${keyword.replace(nearAtEnd, "").trimEnd()} ${preposition} ${place.trim()}`;
}

/** Whether a phrase asks for what is near its searcher. */
export const isNearPhrase = (keyword: string): boolean => near.test(fold(keyword));
