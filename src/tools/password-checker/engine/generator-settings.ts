import { locales, type Locale } from "#i18n/messages.ts";
import {
  allClasses,
  classNames,
  forceLowercase,
  generatePassword,
  lengths,
  getPasswordBits,
  type Classes,
} from "./generate-password.ts";
import {
  generatePassphrase,
  listLengths,
  getPassphraseBits,
  wordCounts,
} from "./passphrase/generate-passphrase.ts";

export interface GeneratorSettings {
  readonly kind: "password" | "passphrase";
  readonly length: number;
  readonly classes: Classes;
  readonly words: number;
  readonly wordLanguage: Locale;
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
  const { kind, length, classes, words, wordLanguage } = stored as Readonly<
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
  };
}

function isInRange(
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** The entropy in bits of what the settings generate. */
export function getBits({ kind, length, classes, words, wordLanguage }: GeneratorSettings): number {
  return kind === "password"
    ? getPasswordBits(length, classes)
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
  if (settings.kind === "password")
    return { text: generatePassword(settings.length, settings.classes), bits };
  return { text: generatePassphrase(await loadWords(settings.wordLanguage), settings.words), bits };
}
