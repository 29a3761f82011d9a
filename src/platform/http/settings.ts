import ipaddr from "ipaddr.js";
import * as z from "zod/mini";
import { hostVariable, isPort, type Values } from "#platform/settings/variables.ts";

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export const addressVariables = {
  PORT: z._default(
    z
      .string()
      .check(z.refine(isPort, "must be a whole number from 0 to 65535 (0 takes any free port)")),
    "3000",
  ),
  // Only this machine by default: a server that listens on every interface is public before its
  // operator decides so. A TLS proxy on the same machine needs no more; a container sets
  // HOST=0.0.0.0.
  HOST: z._default(hostVariable, "127.0.0.1"),
};

export const siteUrlVariables = {
  SITE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isSiteUrl,
          "must be an http or https address without a path, as https://ro2ya.example",
        ),
      ),
  ),
};

export const proxyVariables = {
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.refine(
          isProxyList,
          "must be proxies by address or network, as 127.0.0.1 or 10.0.0.0/8, with commas between, and no network larger than /8",
        ),
      ),
    "",
  ),
};

export const requestLimitVariables = {
  REQUEST_LIMIT: z._default(
    z
      .string()
      .check(
        z.regex(
          /^[1-9]\d{0,8}$/,
          "must be a whole number: how many requests of one address may be in flight",
        ),
      ),
    "100",
  ),
};

export const metricsVariables = {
  METRICS_PORT: z.optional(
    z.string().check(z.refine(isPort, "must be a whole number from 0 to 65535")),
  ),
  METRICS_HOST: z._default(hostVariable, "127.0.0.1"),
};

export const logVariables = {
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(", ")}`), "info"),
};

/** @returns the URL that visitors use, without a slash at its end */
export function readSiteUrl({
  SITE_URL,
  PORT,
}: Values<typeof siteUrlVariables & typeof addressVariables>): string {
  return new URL(SITE_URL ?? `http://localhost:${PORT}`).origin;
}

export function readTrustedProxies({
  TRUST_PROXY,
}: Values<typeof proxyVariables>): readonly string[] {
  return TRUST_PROXY.split(",")
    .map((proxy) => proxy.trim())
    .filter(Boolean);
}

export function readMetricsAddress({
  METRICS_HOST: host,
  METRICS_PORT: port,
}: Values<typeof metricsVariables>): { readonly host: string; readonly port: number } | undefined {
  return port === undefined ? undefined : { host, port: Number(port) };
}

function isSiteUrl(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === ""
  );
}

/**
 * A network larger than /8 is rejected: almost any client could then choose the address it is
 * counted by.
 */
function isProxyList(text: string): boolean {
  return text.split(",").every((proxy) => {
    const name = proxy.trim();
    if (name === "" || ipaddr.isValid(name)) return true;
    return ipaddr.isValidCIDR(name) && ipaddr.parseCIDR(name)[1] >= 8;
  });
}
