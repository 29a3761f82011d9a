import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { connectionMessages } from "../connection-messages.ts";
import { messages } from "../messages.ts";
import { toConnectionCard } from "./to-connection-card.ts";

test("the card has the speeds, the latency and the grade, and nothing of who or where", () => {
  const card = toConnectionCard(
    { t: pick(messages, "en"), texts: pick(connectionMessages, "en") },
    "en",
    { downloadMbps: 19.94, uploadMbps: 4.98, latencyMs: 38.4, jitterMs: 4, loadedLatencyMs: 121 },
    new Date("2026-11-26T12:00:00.000Z"),
  );
  expect(card).toMatchObject({
    kind: "connection",
    fileName: "connection-2026-11-26",
    path: "/en/tools/speed-test",
    description: "My internet connection, Download 19.9 Mbps, Upload 5.0 Mbps",
    facts: [
      { label: "Latency", value: "38 ms" },
      { label: "Bufferbloat", value: "C" },
    ],
    date: "26 November 2026",
  });
  expect(card.share).toBeCloseTo(0.44, 2);
});

test("without load there is no grade on the card", () => {
  const card = toConnectionCard(
    { t: pick(messages, "ar"), texts: pick(connectionMessages, "ar") },
    "ar",
    { downloadMbps: 1, uploadMbps: 1, latencyMs: 38, jitterMs: 4, loadedLatencyMs: null },
    new Date("2026-11-26T12:00:00.000Z"),
  );
  expect(card.facts).toHaveLength(1);
});
