/**
 * The characters of an id: digits and consonants in lower case that are not taken for one another
 * (no 0, 1, i, l, o) and that spell no words (no vowels). 28^8 ids are 3.8e11.
 */
export const idAlphabet = "23456789bcdfghjkmnpqrstvwxyz";
export const idChars = 8;
/** 24 random bytes in base64url: 192 bits. */
export const secretBytes = 24;

const idPattern = /^[2-9b-df-hjkmnp-tv-z]{8}$/;
/** An id, and the 32 characters that the bytes of a secret take. */
const keyPattern = /^[2-9b-df-hjkmnp-tv-z]{8}[\w-]{32}$/;
const keyParameter = "#edit=";

/** Returns the id of a short address in lower case; undefined for a text that is no id. */
export function parseId(text: string): string | undefined {
  const id = text.toLowerCase();
  return idPattern.test(id) ? id : undefined;
}

/** Whether an address is a short address of this tool: `/q/` and an id, on any host. */
export function isShortAddress(address: string): boolean {
  const [, id] = /\/q\/([^/]+)$/.exec(address) ?? [];
  return id !== undefined && parseId(id) !== undefined;
}

/** The two parts of a key: the id of its link, and the secret. */
export interface LinkKey {
  readonly id: string;
  readonly secret: string;
}

/** Splits a key; undefined for a text that has not its form. */
export function parseKey(text: string): LinkKey | undefined {
  return keyPattern.test(text)
    ? { id: text.slice(0, idChars), secret: text.slice(idChars) }
    : undefined;
}

/** Returns the address of the tool that opens a link for changes. Browsers send no fragment. */
export function toEditUrl(toolUrl: string, key: string): string {
  return `${toolUrl}${keyParameter}${key}`;
}

/** Finds the key in the fragment of an address; undefined where there is none. */
export function findKey(fragment: string): string | undefined {
  const key = fragment.startsWith(keyParameter) ? fragment.slice(keyParameter.length) : "";
  return parseKey(key) && key;
}
