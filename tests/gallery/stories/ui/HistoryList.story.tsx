import { defineMessages, pick, type Locale } from "#i18n/messages.ts";
import { HistoryList } from "#ui/job/HistoryList.tsx";
import type { HistoryEntry } from "#ui/job/job-history.ts";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  title: { ar: "تقاريرك السابقة", en: "Your earlier reports" },
  clearLabel: { ar: "امسح القائمة", en: "Clear the list" },
  blockedLabel: { ar: "لا تظهر في البحث", en: "Kept out of search" },
});
const longUrl = `https://shop.example/collections/${"handmade-pottery-".repeat(6)}?page=2`;
const results = [
  { id: "a", url: "https://ro2ya.example/", kind: "page", score: 92, at: "2026-03-01T10:00:00Z" },
  { id: "b", url: longUrl, kind: "site", score: null, at: "2026-02-27T10:00:00Z" },
  { id: "c", url: "https://موقع.example/", kind: "page", score: 7, at: "2025-12-31T10:00:00Z" },
] as const;
const hidden = { ...results[0], isBlocked: true };

const list = (locale: Locale, entries: readonly HistoryEntry[]) => (
  <HistoryList
    {...pick(messages, locale)}
    locale={locale}
    entries={entries}
    onOpen={() => {}}
    onClear={() => {}}
  />
);

export const story: Story = {
  size: "wide",
  states: {
    "three results": (locale) => list(locale, results),
    "one that no score outweighs": (locale) => list(locale, [hidden]),
    "empty, which draws nothing": (locale) => list(locale, []),
  },
};
