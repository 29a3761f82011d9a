import { formatReadableUrl, shortenUrl } from "#base/readable-url.ts";

const maxShownChars = 90;

interface Props {
  readonly url: string;
  /** Shows the address without its scheme. */
  readonly isShort?: boolean;
}

/**
 * An address that stays a link in the PDF where it is one of the web; any other is text. Its middle
 * is left out where it is longer than two lines of a table.
 */
export function PrintLink({ url, isShort = false }: Props) {
  const text = shorten(isShort ? shortenUrl(url) : formatReadableUrl(url));
  const address = (
    <bdi dir="ltr" className="pr-address">
      {text}
    </bdi>
  );
  return isWebAddress(url) ? <a href={url}>{address}</a> : address;
}

export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** The beginning and the end of a text that is too long, which never cuts a surrogate pair. */
function shorten(text: string): string {
  const chars = Array.from(text.slice(0, 4_000));
  if (chars.length <= maxShownChars) return text;
  return `${chars.slice(0, maxShownChars - 24).join("")}…${chars.slice(-22).join("")}`;
}
