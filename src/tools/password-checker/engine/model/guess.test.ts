import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { beforeAll, expect, test } from "vitest";
import { estimateCrackTime } from "../crack-time.ts";
import { allClasses, classNames, generatePassword, getPasswordBits } from "../generate-password.ts";
import localHabits from "../../../../../tests/fixtures/passwords/local-habits.json" with { type: "json" };
import setApart from "../../../../../tests/fixtures/passwords/set-apart.json" with { type: "json" };
import strongPasswords from "../../../../../tests/fixtures/passwords/strong.json" with { type: "json" };
import weakPasswords from "../../../../../tests/fixtures/passwords/weak.json" with { type: "json" };
import heldOut from "../held-out.fixture.txt?raw";
import { maxAnalysedChars } from "../analysed-text.ts";
import { scoreByRules } from "../rule-score.ts";
import { capStrength } from "../strength.ts";
import { toGuesses } from "../verdict.ts";
import { createGuessModel, type GuessModel } from "./guess.ts";
import { loadGuessLists } from "./load-lists.ts";

let guess: GuessModel;
let stock: ZxcvbnFactory;
beforeAll(async () => {
  const lists = await loadGuessLists();
  guess = createGuessModel(lists);
  stock = new ZxcvbnFactory({ dictionary: lists.dictionary, graphs: lists.graphs, maxLength: 64 });
}, 60_000);

const getGuesses = (password: string): number => guess(password).guesses;
const computeShownScore = (password: string) =>
  capStrength(scoreByRules(password).score, getGuesses(password));

/**
 * With fewer guesses than this, zxcvbn rates a password as very guessable: score 1 of 4 or less.
 */
const veryGuessable = 1e6 + 5;

test("of the passwords that were written before the dictionaries at least 95 in 100 are very guessable", () => {
  const passwords = heldOut.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(passwords).toHaveLength(444);
  const found = passwords.filter((password) => getGuesses(password) < veryGuessable);
  expect(found.length / passwords.length).toBeGreaterThanOrEqual(0.95);
}, 60_000);

/** A second of the fastest attack: the crack time says "Instantly". */
const maxGuessesInSecond = 1e10;

test("of 400 passwords of the region no fewer are guessed in a second than at their first run, and none of 150 strong ones in a minute", () => {
  const isGuessed = ({ password }: { readonly password: string }): boolean =>
    getGuesses(password) < maxGuessesInSecond;
  expect(weakPasswords).toHaveLength(400);
  expect(weakPasswords.filter(isGuessed).length).toBeGreaterThanOrEqual(371);
  expect(strongPasswords).toHaveLength(150);
  expect(
    strongPasswords.filter(({ password }) => getGuesses(password) < 60 * maxGuessesInSecond),
  ).toEqual([]);
}, 60_000);

// First run: 310 of 320 shown as weak, no strong one blamed. The model was never tuned to them.
test("440 passwords that the model was never tuned to: of the weak ones 95 of 100 are shown as weak, and no strong one is blamed", () => {
  const weak = setApart.filter(({ isStrong }) => !isStrong);
  const strong = setApart.filter(({ isStrong }) => isStrong);
  expect([weak.length, strong.length]).toEqual([320, 120]);
  const missed = weak.filter(({ password }) => computeShownScore(password).band !== "weak");
  expect(missed.length, missed.map(({ password }) => password).join("\n")).toBeLessThanOrEqual(16);
  expect(strong.filter(({ password }) => computeShownScore(password).isCapped)).toEqual([]);
}, 60_000);

// First run: 171 of 182 shown as weak, 2 of 30 strong ones blamed.
test("of 182 local passwords (clubs, leet, prayers, dates, phones, the other layout) 177 are shown as weak, and none of 30 random ones is blamed", () => {
  const { weak, strong } = localHabits;
  expect([weak.length, strong.length]).toEqual([182, 30]);
  const missed = weak.filter((password) => computeShownScore(password).band !== "weak");
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(5);
  expect(strong.filter((password) => computeShownScore(password).isCapped)).toEqual([]);
}, 60_000);

test("a scattered password is not talked down for a short word in it, or for capitals that spell one by chance", () => {
  for (const password of [
    "9gxh7?MxVEalii",
    "SZ^w=103_BloveP3",
    "mHUlDOgDuLc!",
    "qwe*A!+rT+Q%hb",
    "0م8ظي1كفه47حز",
  ])
    expect([password, computeShownScore(password).isCapped]).toEqual([password, false]);
});

test("leet inside a local name, particles before a word and signs between words hide nothing", () => {
  for (const [password, most] of [
    ["K@r1m123", 1e7],
    ["Gh@d@2020", 1e7],
    ["1br@h1m@", 1e8],
    ["والحمدلله", 1e5],
    ["قلبي وروحي", 1e7],
    ["Ahmed-ali_2020", 1e9],
  ] as const)
    expect([password, getGuesses(password) < most]).toEqual([password, true]);
});

/**
 * The cases of zxcvbn-ts's own tests (tests of its main package, helper/passwordTests.ts), each
 * with the score they publish.
 */
const published: Readonly<Record<string, number>> = {
  test: 0,
  "1q2w3e4r5t": 0,
  "1Q2w3e4r5t": 0,
  "1q2w3e4r5T": 0,
  abcdefg123: 1,
  TESTERINO: 2,
  aaaaaaa: 0,
  Daniel: 0,
  "1234qwer": 0,
  "1234qwe": 1,
  "1234qwert": 1,
  password: 0,
  "2010abc": 1,
  abcabcabcabc: 0,
  P4$$w0rd: 0,
  "aA!1": 1,
  "dgo9dsghasdoghi8/!&IT/§(ihsdhf8o7o": 4,
  AZERYT: 1,
};

const getScore = (guesses: number): number =>
  [1e3, 1e6, 1e8, 1e10].filter((limit) => guesses >= limit + 5).length;

/**
 * Passwords whose score differs from zxcvbn's on purpose: "erino" is read as the name إيريني, which
 * its spellings irini and erini share.
 */
const deliberate: Readonly<Record<string, number>> = { TESTERINO: 1 };

test("the published cases of zxcvbn-ts have the published score, but for those listed", () => {
  for (const [password, score] of Object.entries(published))
    expect([password, getScore(getGuesses(password))]).toEqual([
      password,
      deliberate[password] ?? score,
    ]);
});

/** The passwords of zxcvbn's demonstration page. */
const demonstrated =
  `zxcvbn qwER43@! Tr0ub4dour&3 correcthorsebatterystaple coRrecth0rseba++ery9.23.2007staple$ D0g.................. abcdefghijk987654321
  neverforget13/3/1997 1qaz2wsx3edc temppass22 briansmith briansmith4mayor password1 viking thx1138 ScoRpi0ns ryanhunter2000 rianhunter2000 asdfghju7654rewq
  AOEUIDHG&*()LS_ 12345678 defghi6789 rosebud Rosebud ROSEBUD rosebuD ros3bud99 r0s3bud99 R0$38uD99 verlineVANDERMARK eheuczkqyq rWibMFACxAUGZmxhVncy
  Ba9ZyWABu99[BK#6MBgbH88Tofv)vs$w`.split(/\s+/);

test("on the passwords of zxcvbn's demonstration only those differ that the Arabic layer matches, within the expected range", () => {
  const differing = demonstrated.filter(
    (password) => getScore(getGuesses(password)) !== stock.check(password).score,
  );
  // None of these is Arabic, Arabizi or randomly generated, so every score equals zxcvbn's.
  expect(differing).toEqual([]);
});

test("a random password is hardly ever guessable with all classes, and never very guessable", () => {
  const guessable: string[] = [];
  for (let i = 0; i < 300; i += 1) {
    const length = 12 + (i % 9);
    const password = generatePassword(length, allClasses);
    expect(getGuesses(password)).toBeGreaterThan(veryGuessable);
    if (getGuesses(password) < 1e8) guessable.push(password);
    const oneClass = {
      uppercase: false,
      lowercase: false,
      numbers: false,
      symbols: false,
      [classNames[i % 4]!]: true,
    };
    expect(getGuesses(generatePassword(length, oneClass))).toBeGreaterThan(veryGuessable);
  }
  // Chance writes a word into one in 26,000 of twelve characters.
  expect(guessable.length, guessable.join(" ")).toBeLessThanOrEqual(1);
}, 120_000);

test("W-33 W-34 an easily guessed password is not rated strong, whatever its rule score", () => {
  expect(
    ["aaaaaaaaaaaaaaaa", "abcdefghijklmnop", "P@ssw0rd2024"].map(
      (password) => scoreByRules(password).score,
    ),
  ).toEqual([60, 70, 80]);
  for (const password of ["aaaaaaaaaaaaaaaa", "abcdefghijklmnop", "P@ssw0rd2024"])
    expect([password, computeShownScore(password).band]).toEqual([password, "weak"]);
});

test("a phone number in groups is as weak as one in a row", () => {
  for (const password of ["+20 122 345 6789", "+966 50 123 4567", "010 1234 5678"])
    expect([password, computeShownScore(password).band]).toEqual([password, "weak"]);
});

test("W-35 each password whose strength is lowered has a reason", () => {
  const why: Readonly<Record<string, readonly string[]>> = {
    abcdefghijklmnop: ["sequence"],
    aaaaaaaaaaaaaaaa: ["repeat"],
    "P@ssw0rd2024": ["leakedBase", "date"],
    "S@mir1990!!": ["arabizi", "date", "repeat"],
    "Welcome2Cairo!": ["leakedBase", "place"],
    "London2024!": ["place"],
    "Mo7amed@1990": ["arabizi", "date"],
    allahakbar786: ["arabizi", "sequence"],
    ضصثقفغعهخحجد: ["keyboard"],
    "لا إله إلا الله": ["phrase"],
    "01098237465": ["phone"],
    "+20 122 345 6789": ["phone"],
    "+966 50 123 4567": ["phone"],
  };
  for (const [password, reasons] of Object.entries(why))
    expect([password, guess(password).reasons]).toEqual([password, reasons]);
});

test("W-37 a generated password of 16 with all classes is very strong: its guesses are known exactly", () => {
  const guesses = toGuesses(getPasswordBits(16, allClasses));
  for (let i = 0; i < 200; i += 1) {
    expect(
      capStrength(scoreByRules(generatePassword(16, allClasses)).score, guesses),
    ).toMatchObject({ band: "veryStrong", isCapped: false });
  }
});

test("a random password from elsewhere is estimated: at least strong, and nearly always very strong", () => {
  const bands = Array.from(
    { length: 50 },
    () => computeShownScore(generatePassword(16, allClasses)).band,
  );
  expect(bands.filter((band) => band !== "strong" && band !== "veryStrong")).toEqual([]);
  // About one in two hundred contains by chance a sequence that is a word.
  expect(bands.filter((band) => band === "veryStrong").length).toBeGreaterThanOrEqual(44);
});

test("a password manager's password is counted by its alphabet, from eight characters on", () => {
  expect(computeShownScore("Kx7!vQzB")).toEqual({ score: 60, band: "strong", isCapped: false });
  expect(computeShownScore("Kx7!vQzBm2#p")).toEqual({
    score: 80,
    band: "veryStrong",
    isCapped: false,
  });
});

test("W-39 W-40 password and 1234 fall instantly, 32 characters with all classes take millions of years", () => {
  for (const password of ["password", "1234"])
    expect(estimateCrackTime(getGuesses(password)).unit).toBe("instantly");
  for (let i = 0; i < 20; i += 1)
    expect(estimateCrackTime(getGuesses(generatePassword(32, allClasses))).unit).toBe(
      "millionsOfYears",
    );
});

test("Arabic in every spelling is one word: hamzas, vowel marks, tatweel, presentation forms, digits, separators", () => {
  const spellings = ["محمد123", "مُحَمَّد123", "مـحـمـد123", "محمد١٢٣", "محمد۱۲۳", "ﻣﺤﻤﺪ123"];
  for (const password of spellings)
    expect([password, getGuesses(password) < 1e5]).toEqual([password, true]);
  for (const password of ["الحمدلله", "الحمد لله", "الحمد_لله", "أحبك", "احبك"])
    expect([password, getGuesses(password) < 1e4]).toEqual([password, true]);
});

test("the spellings of a word in Arabizi are one word", () => {
  for (const password of [
    "mohamed",
    "mohammed",
    "muhammad",
    "mo7amed",
    "m7md",
    "Mohamed",
    "mohamad",
  ])
    expect([password, getGuesses(password) < 1e4]).toEqual([password, true]);
  for (const password of ["7abibi", "habibi", "habeebi", "7abiby"])
    expect([password, getGuesses(password) < 1e4]).toEqual([password, true]);
});

test("text typed with the other keyboard language is matched too", () => {
  expect(guess("حشسسصخقي")).toMatchObject({ guesses: 6, reasons: ["leaked"] });
  expect(getGuesses("hgsghl")).toBeLessThan(1e4);
});

test("names of inherited properties, symbols, emoji and lone surrogates cause no error", () => {
  for (const password of [
    "constructor",
    "c0nstructor",
    "__proto__",
    "x__proto__y",
    "hasownproperty",
    "💪🏽💪🏽",
    "\ud83d",
    "\u0000",
    "ـــ",
    "",
    " ".repeat(300),
    "ا".repeat(300),
  ]) {
    const { guesses, reasons } = guess(password);
    expect([password, Number.isFinite(guesses) && guesses >= 1, reasons.length > 0]).toEqual([
      password,
      true,
      true,
    ]);
  }
});

test("of a very long password only the beginning is worked on, in the model and in the rules", () => {
  const long = "محمد2010".repeat(12_500);
  expect(long).toHaveLength(100_000);
  const { parts, guesses } = guess(long);
  const worked = parts.map(({ text }) => text).join("");
  expect(worked.length).toBeLessThanOrEqual(maxAnalysedChars);
  expect(long.startsWith(worked)).toBe(true);
  expect(guesses).toBe(getGuesses(long.slice(0, maxAnalysedChars)));
  // A class that begins after the part that is judged is not counted.
  expect(scoreByRules(`${"x".repeat(maxAnalysedChars)}A1!`)).toEqual(
    scoreByRules("x".repeat(maxAnalysedChars)),
  );
});
