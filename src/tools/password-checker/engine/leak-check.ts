import type { BrowserHost } from "#base/inventory/outgoing-hosts.ts";

/** The range service of Have I Been Pwned. @see https://haveibeenpwned.com/API/v3#PwnedPasswords */
const host = "api.pwnedpasswords.com" satisfies BrowserHost<"leakSearch">;
const rangeUrl = `https://${host}/range/`;

/**
 * How many of the hash's 40 hexadecimal digits are sent; about 800 passwords of the service share
 * them.
 */
const sentChars = 5;

type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/**
 * Counts how often a password occurs in known leaks; 0 if never. Sends the first five characters of
 * its SHA-1 hash and compares the rest locally. The service pads its response, so that the length
 * does not reveal which range was requested.
 * @throws the error of fetch, or an error if the service responds with a failure status
 */
export async function countLeaks(
  password: string,
  signal: AbortSignal,
  fetchRange: Fetch = fetch,
): Promise<number> {
  const fingerprint = await hashSha1(password);
  const address = rangeUrl + fingerprint.slice(0, sentChars);
  const response = await fetchRange(address, {
    signal,
    headers: { "Add-Padding": "true" },
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
  });
  if (!response.ok) throw new Error(`the leak service responded with ${response.status}`);
  const rest = fingerprint.slice(sentChars);
  for (const line of (await response.text()).split(/\r?\n/)) {
    const [suffix, count] = line.split(":");
    if (suffix === rest) return Number(count);
  }
  return 0;
}

async function hashSha1(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}
