import { locales, type Locale } from "#i18n/messages.ts";
import {
  allClasses,
  classNames,
  defaultOptions,
  forceLowercase,
  generatePassword,
  lengths,
  getPasswordBits,
  minimums,
  type Classes,
  type PasswordOptions,
} from "./generate-password.ts";
import {
  defaultPassphrase,
  generatePassphrase,
  listLengths,
  getPassphraseBits,
  separators,
  wordCounts,
  type PassphraseOptions,
} from "./passphrase/generate-passphrase.ts";

export interface GeneratorSettings {
  readonly kind: "password" | "passphrase";
  readonly length: number;
  readonly classes: Classes;
  readonly words: number;
  readonly wordLanguage: Locale;
  readonly options: PasswordOptions;
  readonly passphrase: PassphraseOptions;
}

/** A generated password or passphrase and its entropy in bits. */
export interface Drawn {
  readonly text: string;
  readonly bits: number;
}

/** The settings of the first visit; passphrases are in the page's language. */
export const getInitialSettings = (locale: Locale): GeneratorSettings => ({
  kind: "password",
  length: lengths.default,
  classes: allClasses,
  words: wordCounts.default,
  wordLanguage: locale,
  options: defaultOptions,
  passphrase: defaultPassphrase,
});

/** The settings as the tab keeps them; null is the language of the page. No password is stored. */
export type StoredSettings = Omit<GeneratorSettings, "wordLanguage"> & {
  readonly wordLanguage: Locale | null;
};

export function toStoredSettings(settings: GeneratorSettings, locale: Locale): StoredSettings {
  const { wordLanguage } = settings;
  return { ...settings, wordLanguage: wordLanguage === locale ? null : wordLanguage };
}

/** Parses stored settings; undefined where a part of them is not one that the tool offers. */
export function parseStoredSettings(stored: unknown): StoredSettings | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { kind, length, classes, words, wordLanguage, options, passphrase } = stored as Readonly<
    Record<string, unknown>
  >;
  const areClasses =
    typeof classes === "object" &&
    classes !== null &&
    classNames.every((name) => typeof (classes as Partial<Classes>)[name] === "boolean");
  if (!areClasses || !isInRange(length, lengths) || !isInRange(words, wordCounts)) return undefined;
  return {
    kind: kind === "passphrase" ? "passphrase" : "password",
    length,
    classes: forceLowercase(classes as Classes),
    words,
    wordLanguage: locales.find((locale) => locale === wordLanguage) ?? null,
    options: parseOptions(options),
    passphrase: parsePassphrase(passphrase),
  };
}

/** Parses the options of a password; what is missing or unknown is the default. */
function parseOptions(stored: unknown): PasswordOptions {
  const { avoidLookAlikes, minNumbers, minSymbols } = (stored ?? {}) as Partial<PasswordOptions>;
  return {
    avoidLookAlikes: avoidLookAlikes === true,
    minNumbers: isInRange(minNumbers, minimums) ? minNumbers : defaultOptions.minNumbers,
    minSymbols: isInRange(minSymbols, minimums) ? minSymbols : defaultOptions.minSymbols,
  };
}

function parsePassphrase(stored: unknown): PassphraseOptions {
  const { separator, hasCapitals } = (stored ?? {}) as Partial<PassphraseOptions>;
  return {
    separator: separators.find((one) => one === separator) ?? defaultPassphrase.separator,
    hasCapitals: hasCapitals === true,
  };
}

function isInRange(
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** The entropy in bits of what the settings generate. */
export function getBits(settings: GeneratorSettings): number {
  const { kind, length, classes, words, wordLanguage, options } = settings;
  return kind === "password"
    ? getPasswordBits(length, classes, options)
    : getPassphraseBits(listLengths[wordLanguage], words);
}

async function loadWords(language: Locale): Promise<readonly string[]> {
  if (language === "ar") return (await import("./passphrase/arabic-words.ts")).arabicWords;
  return (await import("./passphrase/english-words.ts")).loadEnglishWords();
}

/**
 * Generates a password or a passphrase. Word lists are loaded with the first passphrase.
 * @throws the error of a failed download
 */
export async function draw(settings: GeneratorSettings): Promise<Drawn> {
  const bits = getBits(settings);
  const { kind, length, classes, words, wordLanguage, options, passphrase } = settings;
  if (kind === "password")
    return { text: generatePassword(length, classes, undefined, options), bits };
  const list = await loadWords(wordLanguage);
  return { text: generatePassphrase(list, words, undefined, passphrase), bits };
}
