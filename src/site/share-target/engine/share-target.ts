import { parseUrl, maxUrlChars } from "#base/parse-url.ts";
import { sharedPicturesParameter } from "#base/shared-pictures.ts";
import { localePath } from "#i18n/locale.ts";
import type { Locale } from "#i18n/messages.ts";

/**
 * The path to which a device posts what is shared with the installed site, without its language.
 * The service worker takes it; where there is none, the server answers.
 * @see https://w3c.github.io/web-share-target/
 */
export const sharePath = "/share";

/** The names of the posted fields, as the manifest declares them. */
export const shareFields = {
  title: "title",
  text: "text",
  url: "url",
  pictures: "pictures",
} as const;

/** The texts of a share. Android puts a link into `text` and leaves `url` empty. */
export type SharedTexts = Readonly<Partial<Record<"title" | "text" | "url", string>>>;

/**
 * Where a share leads: pictures to the image optimizer, an address or a text to the SEO analyzer,
 * which says what is wrong where the text is no address, and an empty share to the list of tools.
 * @returns a path of our own site, whatever was shared
 */
export function toShareDestination(
  locale: Locale,
  texts: SharedTexts,
  hasPictures: boolean,
): string {
  if (hasPictures) return localePath(locale, `/tools/image-optimizer?${sharedPicturesParameter}`);
  const address = findAddress(texts);
  if (address === "") return localePath(locale, "/tools");
  return localePath(locale, `/tools/seo-analyzer?${new URLSearchParams({ url: address })}`);
}

/** The first address in what was shared, or else the shared text itself; "" for an empty share. */
function findAddress({ url = "", text = "", title = "" }: SharedTexts): string {
  const texts = [url, text, title].map((shared) => shared.trim());
  for (const shared of texts) {
    // Punctuation around an address belongs to the sentence.
    const [found] = /https?:\/\/[^\s<>"«»]+/i.exec(shared) ?? [];
    const address = found?.replace(/(?<![.,;:!?،؛؟)\]])[.,;:!?،؛؟)\]]+$/, "");
    if (address !== undefined && parseUrl(address) !== null) return address;
  }
  return (
    texts.find((shared) => parseUrl(shared) !== null) ??
    texts
      .find((shared) => shared !== "")
      ?.slice(0, maxUrlChars)
      .toWellFormed() ??
    ""
  );
}
