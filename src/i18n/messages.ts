/** The languages of the site, the default first. */
export const locales = ["ar", "en"] as const;
export type Locale = (typeof locales)[number];

/** A value for each language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** Arabic counts in six forms, English in two (CLDR plural rules). */
type ArabicPlural = Readonly<Record<Intl.LDMLPluralRule, string>>;
type EnglishPlural = Readonly<Record<"one" | "other", string>>;
type Plural = { readonly ar: ArabicPlural; readonly en: EnglishPlural };
export type Message = Localized | Plural;

/** The names between braces: Placeholders<"{n} of {total}"> is "n" | "total". */
type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Messages whose languages have different placeholders are a compile error that names them. */
type SamePlaceholders<M> = M extends { ar: infer A extends string; en: infer E extends string }
  ? [Placeholders<A>] extends [Placeholders<E>]
    ? [Placeholders<E>] extends [Placeholders<A>]
      ? M
      : {
          readonly ar: A;
          readonly en: E;
          readonly "ar lacks": Exclude<Placeholders<E>, Placeholders<A>>;
        }
    : {
        readonly ar: A;
        readonly en: E;
        readonly "en lacks": Exclude<Placeholders<A>, Placeholders<E>>;
      }
  : M;

/**
 * The texts of a catalogue in one language. They are plain data, so that a page can pass them to an
 * island as a prop.
 */
export type Texts<C> = {
  readonly [K in keyof C]: C[K] extends { ar: infer A; en: infer E }
    ? A extends string
      ? E
      : A | E
    : never;
};

/**
 * Defines a catalogue of messages. The placeholders of each message are compared between the
 * languages by its type.
 */
export function defineMessages<const C extends Record<string, Message>>(catalogue: {
  readonly [K in keyof C]: SamePlaceholders<C[K]>;
}): C {
  return catalogue as unknown as C;
}

/** Picks the texts of a catalogue in one language. */
export function pick<C extends Record<string, Message>>(catalogue: C, locale: Locale): Texts<C> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, message[locale]]),
  ) as Texts<C>;
}

/** Fills in the placeholders of a text: `fill("{n} colours", { n: 5 })`. */
export function fill<const S extends string>(
  text: S,
  values: Readonly<Record<Placeholders<S>, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) =>
    String((values as Record<string, string | number>)[name]),
  );
}
