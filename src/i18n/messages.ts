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

/** The names between braces: Holes<"{n} of {total}"> is "n" | "total". */
type Holes<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;

/** Messages whose languages have different placeholders are a compile error that names them. */
type SameHoles<M> = M extends { ar: infer A extends string; en: infer E extends string }
  ? [Holes<A>] extends [Holes<E>]
    ? [Holes<E>] extends [Holes<A>]
      ? M
      : { readonly ar: A; readonly en: E; readonly "ar lacks": Exclude<Holes<E>, Holes<A>> }
    : { readonly ar: A; readonly en: E; readonly "en lacks": Exclude<Holes<A>, Holes<E>> }
  : M;

/** The texts of a catalogue in one language: plain data, so that a page can pass it to an island as a prop. */
export type Texts<C> = {
  readonly [K in keyof C]: C[K] extends { ar: infer A; en: infer E }
    ? A extends string
      ? E
      : A | E
    : never;
};

export function defineMessages<const C extends Record<string, Message>>(catalogue: {
  readonly [K in keyof C]: SameHoles<C[K]>;
}): C {
  return catalogue as unknown as C;
}

export function pick<C extends Record<string, Message>>(catalogue: C, locale: Locale): Texts<C> {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, message[locale]]),
  ) as Texts<C>;
}

/** Fills the placeholders: fill("{n} colours", { n: 5 }). */
export function fill<const S extends string>(
  text: S,
  values: Readonly<Record<Holes<S>, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) =>
    String((values as Record<string, string | number>)[name]),
  );
}
