import { localeTags } from "#i18n/format.ts";
import type { Locale, Localized } from "#i18n/messages.ts";

/** What a site is made with. Stored reports contain the ids, so they never change. */
export const platformIds = [
  "wordpress-yoast",
  "wordpress-rank-math",
  "wordpress",
  "shopify",
  "salla",
  "zid",
  "wix",
  "webflow",
  "squarespace",
  "nextjs",
  "laravel",
  "plain",
] as const;
export type PlatformId = (typeof platformIds)[number];

/** Where a platform shows itself. Stored reports contain the codes. */
export const evidenceCodes = [
  "address",
  "generator",
  "comment",
  "markup",
  "files",
  "headers",
  "cookies",
] as const;
export type EvidenceCode = (typeof evidenceCodes)[number];

/** The platform of a page, and what it was recognised by. */
export interface RecognizedPlatform {
  readonly id: PlatformId;
  /** At least one, in the order of `evidenceCodes`. None where a visitor has chosen it. */
  readonly by: readonly EvidenceCode[];
}

export const platformNames: Readonly<Record<PlatformId, Localized>> = {
  "wordpress-yoast": { ar: "ووردبريس مع إضافة Yoast", en: "WordPress with Yoast" },
  "wordpress-rank-math": { ar: "ووردبريس مع إضافة Rank Math", en: "WordPress with Rank Math" },
  wordpress: { ar: "ووردبريس", en: "WordPress" },
  shopify: { ar: "شوبيفاي", en: "Shopify" },
  salla: { ar: "سلة", en: "Salla" },
  zid: { ar: "زد", en: "Zid" },
  wix: { ar: "Wix", en: "Wix" },
  webflow: { ar: "Webflow", en: "Webflow" },
  squarespace: { ar: "Squarespace", en: "Squarespace" },
  nextjs: { ar: "Next.js", en: "Next.js" },
  laravel: { ar: "Laravel", en: "Laravel" },
  plain: { ar: "ملفات HTML بلا لوحة تحكم", en: "plain HTML files" },
};

const evidenceWords: Readonly<Record<EvidenceCode, Localized>> = {
  address: { ar: "رابط الصفحة", en: "its address" },
  generator: { ar: "وسم generator", en: "its generator tag" },
  comment: { ar: "تعليق الإضافة في الكود", en: "the plugin's comment in its code" },
  markup: { ar: "كود الصفحة", en: "its code" },
  files: { ar: "ملفات الصفحة", en: "the files it loads" },
  headers: { ar: "ترويسات الخادم", en: "its server's headers" },
  cookies: { ar: "الكوكيز", en: "its cookies" },
};

const sentence: Localized = {
  ar: "موقعك على {platform}، عرفنا ذلك من {evidence}",
  en: "Your site runs on {platform}, recognised by {evidence}",
};
const chosenSentence: Localized = {
  ar: "النصائح لموقع على {platform}، كما اخترت",
  en: "The advice is for a site on {platform}, as you chose",
};

const isOneOf = <T extends string>(all: readonly T[], one: string): one is T =>
  (all as readonly string[]).includes(one);

/** Whether a stored id is one that this version knows. */
export const isPlatformId = (id: string): id is PlatformId => isOneOf(platformIds, id);

/**
 * Says what a site is made with and what that was recognised by, or that a visitor chose it.
 * @returns null for an id that a later version removed
 */
export function wordPlatform(
  { id, by }: { readonly id: string; readonly by: readonly string[] },
  locale: Locale,
): { readonly id: string; readonly name: string; readonly text: string } | null {
  if (!isPlatformId(id)) return null;
  const name = platformNames[id][locale];
  const list = new Intl.ListFormat(localeTags[locale], { type: "conjunction" });
  const evidence = list.format(
    by.flatMap((code) => (isOneOf(evidenceCodes, code) ? [evidenceWords[code][locale]] : [])),
  );
  const words = by.length === 0 ? chosenSentence : sentence;
  return {
    id,
    name,
    text: words[locale].replace("{platform}", name).replace("{evidence}", evidence),
  };
}
