import { join } from "node:path";
import { expect, test } from "vitest";
import { aiCrawlers } from "#tools/seo-analyzer/engine/ai/ai-crawlers.ts";
import {
  allNumberedWords,
  listNumberedWords,
  type NumberedWord,
} from "./texts/numbers-and-nouns.ts";

const split = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Signs of units, and units that are shown with decimals or in hundreds: they do not change. */
const units = split(`
  KB MB Mbps ms s px mm cm bits bytes pixels
  كيلوبايت ميجابايت ميجابت مللي بكسل سم مم بت بايت جنيه
`);
/** Words that no number counts. */
const others = split(`
  and or of to at on in is are was now unless a the for better faster heavier higher less lighter
  lower slower steadier worse fixed new out deep allows
  per look shown copied larger done as up may will only
  من إلى في أو والرفع للتنزيل وأعلاه فقط إن ولا وتظهر ومعظم ولغة ولغتها و هنا فوق جاهزة ما حتى والرابط للرفع
`);
/** Placeholders that hold a text. */
const texts = split(`name colour title url tool site word question host`);

/** Numbers that are always in the range of the form that is written. */
const seo = "src/tools/seo-analyzer";
const ranges: Readonly<Record<string, string>> = {
  "src/leads/form-messages.ts: {rate} جنيهًا": "the price of a dollar, 11 to 99 pounds",
  "src/site/experiments/messages.ts: {n} ثانية": "always with a decimal",
  "src/tools/speed-test/compare-messages.ts: {n} ثانية": "always with a decimal",
  "src/tools/speed-test/site-messages.ts: {n} ثانية": "always with a decimal",
  "src/tools/qr-generator/messages.ts: {modules} modules": "a QR code has 21 to 177",
  [`${seo}/arabic-messages.ts: {n} sentences`]: "3 at least",
  [`${seo}/engine/ai/ai-words.ts: {chars} characters`]: "a text of one character is no llms.txt",
  [`${seo}/engine/ai/ai-words.ts: {total} names`]: "all names of the list, which has 11 to 99",
  [`${seo}/engine/ai/ai-words.ts: {total} اسمًا`]: "all names of the list, which has 11 to 99",
  [`${seo}/engine/rules/content/keyword-stuffing.ts: {n} times`]: "15 at least",
  [`${seo}/engine/rules/content/keyword-stuffing.ts: {total} words`]: "150 at least",
  [`${seo}/engine/rules/content/word-count.ts: {n} words`]: "100 at least",
  [`${seo}/engine/rules/links/link-count.ts: {n} links`]: "more than 100",
  [`${seo}/engine/rules/meta-tags/description-length.ts: {n} characters`]: "120 to 158",
  [`${seo}/engine/rules/meta-tags/title-length.ts: {n} characters`]: "30 to 60",
  [`${seo}/engine/rules/performance/dom-size.ts: {n} elements`]: "more than 1,400",
  [`${seo}/engine/rules/performance/request-count.ts: {n} files`]: "more than 80",
};

const file = join(import.meta.dirname, "../../docs/numbers-and-nouns.md");
const toPlace = ({ file: name, words }: NumberedWord): string => `${name}: ${words}`;

type Kind = "counted" | "unit" | "range" | "other" | "unknown";
function classify(found: NumberedWord): Kind {
  if (found.isCounted) return "counted";
  if (toPlace(found) in ranges) return "range";
  if (units.has(found.word)) return "unit";
  return others.has(found.word) || texts.has(found.placeholder) ? "other" : "unknown";
}

const all = allNumberedWords().map((found) => ({ ...found, kind: classify(found) }));

test("a number that is beside a noun goes through count()", () => {
  expect(all.filter(({ kind }) => kind === "unknown").map(toPlace)).toEqual([]);
  expect(Object.keys(ranges).filter((place) => !all.some((one) => toPlace(one) === place))).toEqual(
    [],
  );
});

test("the list of AI crawlers is as long as its Arabic noun says", () => {
  expect(aiCrawlers.length).toBeGreaterThan(10);
  expect(aiCrawlers.length).toBeLessThan(100);
});

test("a noun in a single form is found, the forms of a plural are counted", () => {
  const source = `const m = { links: { ar: "{n} رابط", en: { one: "{n} link", other: "{n} links" } } };`;
  expect(listNumberedWords("a.ts", source).map((one) => [one.words, classify(one)])).toEqual([
    ["{n} رابط", "unknown"],
    ["{n} link", "counted"],
    ["{n} links", "counted"],
  ]);
});

const toRow = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** One row for each message, with all its forms. */
function toRows(kind: Kind): readonly string[] {
  const byMessage = Map.groupBy(
    all.filter((one) => one.kind === kind),
    (one) => `${one.file} ${one.key}`,
  );
  return [...byMessage.values()].map((forms) => {
    const words = [...new Set(forms.map((one) => one.words))].map((form) => `\`${form}\``);
    return toRow([`\`${forms[0]!.file}\``, `\`${forms[0]!.key}\``, words.join(", ")]);
  });
}

const toTable = (kind: Kind): string =>
  ["| File | Message | Number and noun |", "| --- | --- | --- |", ...toRows(kind)].join("\n");

const page = `# Numbers and nouns

Every message in which a word follows a number. Generated from the message catalogues and rules by \`vitest run --project=checks tests/checks/numbers-and-nouns.test.ts -u\`, which fails where a noun follows a number in one form alone: such a message gets plural forms and goes through \`count()\` (\`src/i18n/format.ts\`), or is written as a label with its number behind it. \`tests/checks/glossary.test.ts\` finds thousands without their comma.

## Through \`count()\`

${toTable("counted")}

## Units that do not change

Abbreviations, units that are shown with decimals, and pounds in hundreds.

${toTable("unit")}

## Numbers of a known range

| Place | Why one form is right |
| --- | --- |
${Object.entries(ranges)
  .map(([place, why]) => toRow([`\`${place}\``, why]))
  .join("\n")}
`;

test("the table in docs is what the messages say", async () => {
  await expect(page).toMatchFileSnapshot(file);
});
