import { createHmac } from "node:crypto";
import { domainToASCII } from "node:url";
import { normalizeIp, normalizeNetwork } from "./normalize-ip.ts";

/**
 * Hashes an IP address. An address has the same hash for one day in UTC, and another one the next
 * day. Limits whose windows lie within a day use the hash of the window's day.
 */
export type HashIp = (ip: string, at: Date) => string;

/**
 * Creates the hash function.
 * @param key not stored in the database, so that its hashes cannot be reversed by trying all
 *   addresses
 */
export function createIpHasher(key: Buffer): HashIp {
  return (ip, at) => hashForDay(key, at, `address ${normalizeIp(ip)}`);
}

/**
 * Hashes the mailbox of a confirmation in the same way, so that the limits do not contain a list of
 * mailboxes.
 */
export type HashMailbox = (address: string, at: Date) => string;

/** Creates the hash function. @param key as that of the address hasher */
export function createMailboxHasher(key: Buffer): HashMailbox {
  return (address, at) => hashForDay(key, at, `mailbox ${normalizeMailbox(address)}`);
}

const hashChars = 22;

/** Hashes an address as one text: the hash of its network, and behind it that of the visitor. */
export function hashVisitor(hashIp: HashIp, ip: string, at: Date): string {
  return hashIp(normalizeNetwork(ip), at) + hashIp(ip, at);
}

/** Returns the hash of the network from the text of `hashVisitor`. */
export function toNetworkHash(visitor: string): string {
  return visitor.slice(0, hashChars);
}

function hashForDay(key: Buffer, at: Date, text: string): string {
  const dayKey = createHmac("sha256", key).update(at.toISOString().slice(0, 10)).digest();
  return createHmac("sha256", dayKey).update(text).digest("base64url").slice(0, hashChars);
}

/**
 * Spellings that reach the same mailbox at most providers count as one: capitals, `+anything`,
 * Gmail's dots, and a domain in its own script or in Punycode (RFC 5891).
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
