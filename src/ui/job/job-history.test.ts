import { expect, test } from "vitest";
import { parseHistory, addHistoryEntry, type HistoryEntry } from "./job-history.ts";

const result = (id: string): HistoryEntry => ({
  id,
  url: "https://shop.example/",
  kind: "page",
  score: 77,
  at: new Date().toISOString(),
});

test("the history keeps the last ten results, each once, and drops those that have expired on the server", () => {
  let history: readonly HistoryEntry[] = [];
  for (let i = 0; i < 12; i++) history = addHistoryEntry(history, result(`id-${i}`));
  history = addHistoryEntry(history, result("id-5"));
  expect(history.map(({ id }) => id)).toEqual([
    "id-5",
    "id-11",
    "id-10",
    "id-9",
    "id-8",
    "id-7",
    "id-6",
    "id-4",
    "id-3",
    "id-2",
  ]);
  expect(parseHistory(JSON.parse(JSON.stringify(history)))).toEqual(history);
  expect(
    parseHistory([{ ...history[0], at: "2020-01-01T00:00:00.000Z" }, { id: 5 }, null, "x"]),
  ).toEqual([]);
  expect(parseHistory([{ ...history[0], score: null }])).toHaveLength(1);
  expect(parseHistory("nonsense")).toBeUndefined();
});
