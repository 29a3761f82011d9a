import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { idAlphabet, idChars, parseKey, secretBytes } from "../engine/link-key.ts";
import type { LinkStore, ShortLink } from "./link-store.ts";

/** Makes a random id. */
export function createId(): string {
  return Array.from({ length: idChars }, () => idAlphabet[randomInt(idAlphabet.length)]).join("");
}

/** Makes a random secret of 192 bits. */
export function createSecret(): string {
  return randomBytes(secretBytes).toString("base64url");
}

/**
 * Hashes a secret for the database. It is random and long, so that a fast hash is enough: there is
 * no list of likely secrets to try.
 */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compared with where there is no link, so that both cases do the same work. */
const noHash = "0".repeat(64);

/**
 * Finds the link of a key. The secret is compared in constant time, and an id that does not exist
 * takes the same steps as a wrong secret.
 * @returns undefined for a wrong key and for that of a deleted link
 */
export async function findByKey(
  store: Pick<LinkStore, "find">,
  key: string,
): Promise<ShortLink | undefined> {
  const parts = parseKey(key);
  if (parts === undefined) return undefined;
  const link = await store.find(parts.id);
  const stored = link?.secretHash.length === noHash.length ? link.secretHash : noHash;
  const isSame = timingSafeEqual(Buffer.from(hashSecret(parts.secret)), Buffer.from(stored));
  return isSame ? link : undefined;
}
