import { expect, test } from "vitest";
import { pick } from "#i18n/messages.ts";
import { connectionMessages } from "../connection-messages.ts";
import { describeConnection } from "./describe-connection.ts";

const toFigures = (downloadMbps: number, uploadMbps: number, loadedLatencyMs = 40) => ({
  downloadMbps,
  uploadMbps,
  latencyMs: 20,
  jitterMs: 2,
  loadedLatencyMs,
});
const describe = (locale: "ar" | "en", ...figures: Parameters<typeof toFigures>): string =>
  describeConnection(pick(connectionMessages, locale), locale, toFigures(...figures));

test("a connection is described by what it is good for and what it is not enough for", () => {
  expect(describe("en", 19, 5)).toBe(
    "Your connection is good for live lessons, video calls, films in HD and online games, and barely for the rest.",
  );
  expect(describe("en", 100, 20)).toBe("Your connection is good for everything that we tested.");
  expect(describe("en", 6, 0.4)).toBe(
    "Your connection is good for live lessons and films in HD, not enough for video calls, films in 4K, uploading product photos and online games.",
  );
  expect(describe("ar", 6, 0.4)).toBe(
    "إنترنتك يكفي الدروس المباشرة والمشاهدة بدقة HD، ولا يكفي مكالمات الفيديو والمشاهدة بدقة 4K ورفع صور المنتجات والألعاب.",
  );
  expect(describe("en", 0.1, 0.1)).toBe(
    "Your connection works, but nothing here runs comfortably on it.",
  );
});
