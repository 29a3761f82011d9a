import { createHmac } from "node:crypto";
import { domainToASCII } from "node:url";
import { normalizeIp } from "./normalize-ip.ts";

/**
 * Names who asks without telling the address: the same address has the same name for one day in UTC, and another the
 * next day. Limits whose windows lie within a day use the name of the window's day.
 */
export type HashIp = (ip: string, at: Date) => string;

/** @param key not in the database: who has the database alone cannot try addresses until a name fits */
export function ipHasher(key: Buffer): HashIp {
  return (ip, at) => hashForDay(key, at, `address ${normalizeIp(ip)}`);
}

/** The same for the mailbox that a confirmation goes to, so that no list of mailboxes grows beside the leads. */
export type HashMailbox = (address: string, at: Date) => string;

export function mailboxHasher(key: Buffer): HashMailbox {
  return (address, at) => hashForDay(key, at, `mailbox ${normalizeMailbox(address)}`);
}

function hashForDay(key: Buffer, at: Date, text: string): string {
  const dayKey = createHmac("sha256", key).update(at.toISOString().slice(0, 10)).digest();
  return createHmac("sha256", dayKey).update(text).digest("base64url").slice(0, 22);
}

/**
 * Spellings that reach the same mailbox at most providers count as one: capitals, `+anything`, Gmail's dots, and a
 * domain in its own script or in Punycode (RFC 5891).
 */
export function normalizeMailbox(address: string): string {
  const lower = address.normalize("NFKC").toLowerCase();
  const at = lower.lastIndexOf("@");
  const name = lower.slice(0, at).split("+", 1)[0]!;
  const typedDomain = lower.slice(at + 1);
  const domain = domainToASCII(typedDomain) || typedDomain;
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
