import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/messages.ts";
import type { ToolTexts } from "#i18n/tool-texts.ts";
import type { MetricId } from "../contract.ts";
import type { messages } from "../messages.ts";

type Words = Pick<
  ToolTexts<typeof messages>,
  "unitMs" | "unitS" | "unitBytes" | "unitKb" | "unitMb"
>;

/** Formats milliseconds: whole below a second, else as seconds with one decimal. */
export function formatTime(t: Words, ms: number): string {
  return ms < 995 ? `${Math.round(ms)} ${t.unitMs}` : `${(ms / 1_000).toFixed(1)} ${t.unitS}`;
}

/** Formats a rate in Mbps without its unit: one decimal below 100, whole with separators above. */
export const formatMbps = (locale: Locale, mbps: number): string =>
  mbps < 99.95 ? mbps.toFixed(1) : formatNumber(locale, Math.round(mbps));

/**
 * Formats bytes, of which 1,024 are 1 KB: bytes below a kilobyte, whole kilobytes below a megabyte,
 * else megabytes with one decimal.
 */
export function formatSize(t: Words, bytes: number): string {
  const kb = bytes / 1_024;
  if (kb < 1) return `${Math.round(bytes)} ${t.unitBytes}`;
  return kb < 1_000 ? `${Math.round(kb)} ${t.unitKb}` : `${(kb / 1_024).toFixed(1)} ${t.unitMb}`;
}

/**
 * Formats a metric as Lighthouse does: CLS without a unit and with three decimals, the others as
 * time.
 */
export function formatMetric(t: Words, id: MetricId, value: number): string {
  return id === "cls" ? String(Math.round(value * 1_000) / 1_000) : formatTime(t, value);
}
