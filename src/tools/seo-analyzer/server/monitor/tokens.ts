import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 24;
const tokenPattern = /^[\w-]{32}$/;

/** Makes the random token of a link: 192 bits. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** Makes the id of a monitor or of a look: 128 bits. */
export function createMonitorId(): string {
  return randomBytes(16).toString("base64url");
}

/** Hashes a token for the database. It is random and long, so that a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Whether a text can be a token: anything else is not looked up. */
export function isToken(text: string): boolean {
  return tokenPattern.test(text);
}
