import { expect, test } from "vitest";
import { locales } from "#i18n/messages.ts";
import { formatMbps } from "./amounts.ts";

test.each([
  [0.44, "0.4"],
  [19.94, "19.9"],
  [99.94, "99.9"],
  [99.96, "100"],
  [312.6, "313"],
  [3542.2, "3,542"],
])("%d Mbps is shown as «%s»", (mbps, shown) => {
  for (const locale of locales) expect(formatMbps(locale, mbps)).toBe(shown);
});
