import {
  aloneWords,
  comparatives,
  connectingCommands,
  connectingNouns,
  definiteWords,
  names,
  nouns,
  particles,
  realWords,
  shortWords,
  verbs,
} from "./lists/hamza-words.ts";
import { haaWords, plainAdjectives, plainNouns } from "./lists/taa-words.ts";
import { maqsuraWords, realYaaForms, yaaWords } from "./lists/yaa-words.ts";

/*
 * The forms that are made from the lists, each wrong form with its right one. They are made once,
 * when the module is loaded.
 */

const split = (list: string): string[] => list.split(" ");
const conjunctions = ["", "و", "ف"] as const;
/** What may come before a noun; the article becomes «لل» after «ل». */
const nounPrefixes = ["", "و", "ب", "ل", "وب", "ول"] as const;
const articlePrefixes = ["ال", "وال", "فال", "بال", "كال", "لل", "ولل", "وبال"] as const;
const definitePrefixes = ["", "و", "ف", "ب", "ك", "وب"] as const;
const pronouns = ["نا", "ها", "هم", "كم", "ه", "ك"] as const;

type Table = Map<string, string>;

/** The slip of a word: its alifs without hamza, and without the mark of a tanwin. */
const toPlain = (word: string): string =>
  word.replace(/[أإآ]/gu, "ا").replaceAll("ؤ", "و").replaceAll("\u064B", "");

function add(table: Table, wrong: string, right: string): void {
  if (wrong !== right && !realWords.has(wrong) && !table.has(wrong)) table.set(wrong, right);
}

function addPrefixed(table: Table, right: string, prefixes: readonly string[]): void {
  for (const prefix of prefixes) add(table, prefix + toPlain(right), prefix + right);
}

/** A noun with each pronoun, before which a taa marbuta opens, and in the accusative. */
function withPronouns(noun: string): string[] {
  if (/[ءىًي]$/u.test(noun)) return [];
  if (noun.endsWith("ة")) return pronouns.map((pronoun) => `${noun.slice(0, -1)}ت${pronoun}`);
  const accusative = noun.endsWith("ات") ? [] : [`${noun}\u064Bا`];
  return [...pronouns.map((pronoun) => noun + pronoun), ...accusative];
}

function buildHamzaTable(): Table {
  const table: Table = new Map();
  for (const word of split(`${particles} ${verbs}`)) addPrefixed(table, word, conjunctions);
  for (const word of split(`${shortWords} ${names} ${aloneWords}`)) addPrefixed(table, word, [""]);
  for (const word of split(nouns)) {
    addPrefixed(table, word, [...nounPrefixes, ...articlePrefixes]);
    for (const owned of withPronouns(word)) addPrefixed(table, owned, nounPrefixes);
  }
  for (const word of split(comparatives)) {
    addPrefixed(table, word, [...nounPrefixes, ...articlePrefixes]);
    if (!word.endsWith("ى"))
      for (const pronoun of ["ها", "هم"]) addPrefixed(table, word + pronoun, nounPrefixes);
  }
  for (const word of split(definiteWords)) addDefinite(table, word.slice(2));
  for (const word of split(names)) addPrefixed(table, word, nounPrefixes);
  for (const [wrong, right] of otherHamzas)
    for (const prefix of ["", "و"]) add(table, prefix + wrong, prefix + right);
  for (const word of split(innerHamzaWords))
    addPrefixed(table, word, [...nounPrefixes, "ال", "وال", "بال"]);
  return table;
}

function addDefinite(table: Table, stem: string): void {
  for (const prefix of definitePrefixes)
    add(table, `${prefix}ال${toPlain(stem)}`, `${prefix}ال${stem}`);
  for (const prefix of ["لل", "ولل"]) add(table, prefix + toPlain(stem), prefix + stem);
}

/** Nouns with a hamza inside, which take the article. */
const innerHamzaWords =
  "مؤسسة مؤسسات مؤتمر مؤكد مؤلف مؤهل تأهيل تأمين تأليف تأشيرة تأشيرات تأثير تأخير تأسيس تأجير";

/** Words whose hamza is not at their beginning. */
const otherHamzas: readonly (readonly [wrong: string, right: string])[] = [
  ["شئ", "شيء"],
  ["الشئ", "الشيء"],
  ["سوال", "سؤال"],
  ["السوال", "السؤال"],
  ["هولاء", "هؤلاء"],
  ["تاثير", "تأثير"],
  ["التاثير", "التأثير"],
  ["تاخير", "تأخير"],
  ["التاخير", "التأخير"],
  ["تاسيس", "تأسيس"],
  ["التاسيس", "التأسيس"],
  ["تاسست", "تأسست"],
  ["تاجير", "تأجير"],
  ["التاجير", "التأجير"],
  ["تاكد", "تأكد"],
  ["ياتي", "يأتي"],
  ["تاتي", "تأتي"],
  ["ياخذ", "يأخذ"],
  ["مفاجاة", "مفاجأة"],
  ["المفاجاة", "المفاجأة"],
  ["منشات", "منشآت"],
  ["المنشات", "المنشآت"],
  ["المسؤل", "المسؤول"],
  ["مسؤل", "مسؤول"],
  ["شؤن", "شؤون"],
  ["رؤس", "رؤوس"],
  ["قرأة", "قراءة"],
  ["القرأة", "القراءة"],
  ["بدات", "بدأت"],
  ["تبدا", "تبدأ"],
  ["يبدا", "يبدأ"],
  ["نبدا", "نبدأ"],
  ["رايك", "رأيك"],
  ["رايكم", "رأيكم"],
  ["برايك", "برأيك"],
  ["برايكم", "برأيكم"],
  ["امرك", "أمرك"],
  ["امركم", "أمركم"],
  ["مليئ", "مليء"],
  ["بطيئ", "بطيء"],
  ["جريئ", "جريء"],
  ["رديئ", "رديء"],
  ["مضيئ", "مضيء"],
  ["بريئ", "بريء"],
  ["شيئ", "شيء"],
  ["بطئ", "بطء"],
  ["عبئ", "عبء"],
];

function addConnecting(table: Table, prefix: string, wrong: string, right: string): void {
  add(table, prefix + wrong.replaceAll("\u064B", ""), prefix + right);
}

function buildConnectingTable(): Table {
  const table: Table = new Map();
  const prefixes = [...nounPrefixes, "ف", ...articlePrefixes];
  for (const word of split(connectingNouns))
    for (const hamza of ["إ", "أ"])
      for (const form of [word, ...withPronouns(word)])
        for (const prefix of form === word ? prefixes : nounPrefixes)
          addConnecting(table, prefix, hamza + form.slice(1), form);
  for (const word of split(connectingCommands))
    for (const prefix of conjunctions) add(table, `${prefix}إ${word.slice(1)}`, prefix + word);
  return table;
}

/** The slip of a word in «ة». */
const toHaa = (word: string): string => word.replace(/ة$/u, "ه");

function buildNounTable(list: string, prefixes: readonly string[]): Table {
  const table: Table = new Map();
  for (const word of split(list))
    for (const prefix of prefixes) {
      const right = prefix + word;
      add(table, toHaa(right), right);
      const plain = prefix + toPlain(word);
      if (plain !== right) add(table, toHaa(plain), right);
    }
  return table;
}

function buildYaaTable(): Table {
  const table: Table = new Map();
  for (const word of split(yaaWords))
    for (const prefix of conjunctions) {
      const right = prefix + word;
      const wrong = right.replace(/ي$/u, "ى");
      if (realYaaForms.has(wrong)) continue;
      add(table, wrong, right);
      add(table, prefix + toPlain(word).replace(/ي$/u, "ى"), right);
    }
  return table;
}

function buildMaqsuraTable(): Table {
  const table: Table = new Map();
  for (const word of split(maqsuraWords))
    for (const prefix of conjunctions) {
      const right = prefix + word;
      add(table, right.replace(/ى$/u, "ي"), right);
      add(table, prefix + toPlain(word).replace(/ى$/u, "ي"), right);
    }
  return table;
}

export const hamzaTable: ReadonlyMap<string, string> = buildHamzaTable();
export const connectingTable: ReadonlyMap<string, string> = buildConnectingTable();
export const taaNounTable: ReadonlyMap<string, string> = buildNounTable(plainNouns, [
  "",
  "و",
  "ف",
  "ب",
  "ل",
  "ك",
  "وب",
  "ول",
]);
export const taaAdjectiveTable: ReadonlyMap<string, string> = buildNounTable(plainAdjectives, [
  "",
  "و",
]);
export const yaaTable: ReadonlyMap<string, string> = buildYaaTable();
export const maqsuraTable: ReadonlyMap<string, string> = buildMaqsuraTable();
/** Words in «ه» that are written with «ة». */
export const haaTable: ReadonlyMap<string, string> = new Map(
  haaWords
    .split(" ")
    .flatMap((word) => ["", "و", "ف"].map((prefix) => prefix + word))
    .map((right) => [right.replace(/ه$/u, "ة"), right]),
);
