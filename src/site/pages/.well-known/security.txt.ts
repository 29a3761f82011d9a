import type { APIRoute } from "astro";
import { brand } from "#brand/brand.ts";

/** RFC 9116 recommends an expiry of less than a year; one build a year keeps the file valid. */
const validMs = 364 * 24 * 3_600_000;

/** The contact for reports of vulnerabilities. @see https://www.rfc-editor.org/rfc/rfc9116 */
export const GET: APIRoute = ({ site }) => {
  const fields = {
    Contact: `mailto:${brand.email}`,
    Expires: new Date(Date.now() + validMs).toISOString(),
    "Preferred-Languages": "ar, en",
    Canonical: new URL("/.well-known/security.txt", site).href,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return new Response(lines.join(""), { headers: { "content-type": "text/plain; charset=utf-8" } });
};
