import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { adviceMessages } from "../../src/tools/speed-test/advice-messages.ts";
import { useSources } from "../../src/tools/speed-test/engine/bandwidth-uses.ts";
import { generalAdvice } from "../../src/tools/speed-test/engine/general-advice.ts";
import { findingWords } from "../../src/tools/speed-test/server/finding-words.ts";
import {
  findAdviceFaults,
  toSourcedRules,
  type Advice,
  type AdviceEntry,
} from "./rule-sources/advice-sources.ts";
import { listSourceRows } from "./rule-sources/rule-sources.ts";

const docs = join(import.meta.dirname, "../../docs");
const entries: Record<string, AdviceEntry> = parse(
  readFileSync(join(docs, "advice-sources.yml"), "utf8"),
);
const advice: readonly Advice[] = [
  ...Object.entries(findingWords).map(([id, words]) => ({ id, text: words!.text.en })),
  ...generalAdvice.map((id) => ({ id, text: adviceMessages[`${id}Text`].en })),
  ...Object.entries(useSources).map(([id, link]) => ({ id, link })),
  { id: "bufferbloat" },
];

test("all advice of the speed test says what was compared with its source", () => {
  expect(findAdviceFaults(advice, entries)).toEqual([]);
});

test("the table in docs is what the data says", async () => {
  const head =
    "# Sources of the speed test's advice\n\nWhat each piece of advice claims, and what its source was found to say. Generated from `docs/advice-sources.yml` by `vitest run --project=checks tests/checks/advice-sources.test.ts -u` (decision 117).\n\n| Advice | What we claim | Source | What it says | Checked |\n| --- | --- | --- | --- | --- |\n";
  const rows = listSourceRows(toSourcedRules(advice, entries), entries);
  await expect(`${head}${rows.join("\n")}\n`).toMatchFileSnapshot(join(docs, "advice-sources.md"));
});

test("what is quoted from Lighthouse is in the package", () => {
  const strings = join(
    import.meta.dirname,
    "../../node_modules/lighthouse/shared/localization/locales/en-US.json",
  );
  const messages: Record<string, { message: string }> = JSON.parse(readFileSync(strings, "utf8"));
  const plain = Object.values(messages)
    .map(({ message }) => message.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1"))
    .join("\n");
  const quoted = Object.entries(entries).filter(
    ([, { quote, copy }]) => quote && copy?.includes("lighthouse 13"),
  );
  expect(quoted.length).toBeGreaterThan(25);
  expect(quoted.filter(([, { quote }]) => !plain.includes(quote!)).map(([id]) => id)).toEqual([]);
});

const entry: AdviceEntry = {
  source: "https://a.example",
  checked: "stored-copy",
  quote: "one two",
  copy: "a/b",
};

test.each<[string, Advice, Record<string, AdviceEntry>, string]>([
  ["advice without an entry", { id: "a", text: "A." }, {}, "a: no entry"],
  [
    "an entry without a source",
    { id: "a", text: "A." },
    { a: { checked: "not-found" } },
    "a: no source",
  ],
  ["advice without a claim", { id: "a" }, { a: entry }, "a: claim"],
  [
    "a link to another page",
    { id: "a", text: "A.", link: "https://b.example" },
    { a: entry },
    "a: another link",
  ],
  [
    "an entry without advice",
    { id: "a", text: "A." },
    { a: entry, b: entry },
    "b: no rule with a source",
  ],
])("%s is found", (_, planted, plantedEntries, fault) => {
  expect(findAdviceFaults([planted], plantedEntries)).toContain(fault);
});
