import type { Texts } from "#i18n/messages.ts";
import type { MetricId } from "../contract.ts";
import type { messages } from "../messages.ts";

type Words = Pick<Texts<typeof messages>, "unitMs" | "unitS" | "unitKb" | "unitMb">;

/** Milliseconds in words: whole below a second, seconds with one decimal from there. */
export function formatTime(t: Words, ms: number): string {
  return ms < 995 ? `${Math.round(ms)} ${t.unitMs}` : `${(ms / 1_000).toFixed(1)} ${t.unitS}`;
}

/** Bytes in words, 1 KB being 1024 of them: whole below a megabyte, one decimal from there. */
export function formatSize(t: Words, bytes: number): string {
  const kb = bytes / 1_024;
  return kb < 1_000
    ? `${bytes > 0 ? Math.max(1, Math.round(kb)) : 0} ${t.unitKb}`
    : `${(kb / 1_024).toFixed(1)} ${t.unitMb}`;
}

/** A metric as Lighthouse shows it: CLS without a unit and to a thousandth, the rest as time. */
export function formatMetric(t: Words, id: MetricId, value: number): string {
  return id === "cls" ? String(Math.round(value * 1_000) / 1_000) : formatTime(t, value);
}
