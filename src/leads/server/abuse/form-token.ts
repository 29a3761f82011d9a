import { createHmac, timingSafeEqual } from "node:crypto";

/** A form that is open for longer than a day counts as one without a token. */
const maxAgeMs = 24 * 3_600_000;

/** Creates a token: the signed time of issue. It does not identify the visitor. */
export function makeFormToken(secret: Buffer, now: Date): string {
  const issued = now.getTime().toString(36);
  return `${issued}.${sign(secret, `form ${issued}`)}`;
}

/**
 * Returns the age of a token in milliseconds; undefined where it is missing, forged, from the
 * future or too old.
 */
export function parseFormTokenAge(
  token: string | undefined,
  secret: Buffer,
  now: Date,
): number | undefined {
  const [issued = "", signature = ""] = (token ?? "").split(".");
  if (!isSigned(secret, `form ${issued}`, signature)) return undefined;
  const ageMs = now.getTime() - Number.parseInt(issued, 36);
  return ageMs >= 0 && ageMs <= maxAgeMs ? ageMs : undefined;
}

/** Signs a text: HMAC-SHA256, truncated to 132 bits (22 characters of base64url). */
export function sign(secret: Buffer, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);
}

export function isSigned(secret: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
