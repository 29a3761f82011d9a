import { MatcherBaseClass, type Match, type Matcher, type MatchOptions } from "@zxcvbn-ts/core";

export interface NumberMatch extends Match {
  readonly pattern: "number";
  readonly kind: "date" | "habit" | "phone";
  readonly tries: number;
}

/**
 * Digits and symbols that are often added to a word in Egypt and the Gulf, each with its number of
 * possibilities.
 */
const habits: readonly {
  readonly kind: NumberMatch["kind"];
  readonly form: RegExp;
  readonly tries: number;
}[] = [
  // A symbol and a count from one, or a year: Name@123, name_2010. Ten symbols, five lengths;
  // seventy years.
  { kind: "habit", form: /[@#_.*!$&+-]12(3(4(5(6)?)?)?)?/g, tries: 50 },
  { kind: "date", form: /[@#_.*!$&+-](19|20)\d\d/g, tries: 700 },
  { kind: "habit", form: /[@#_.*!$&+-](\d)\1{1,3}(?!\1)/g, tries: 300 },
  { kind: "habit", form: /12(3(4(5(6)?)?)?)?[@#_.*!$&+-]/g, tries: 50 },
  // The Hijri year, 1350 to 1459.
  { kind: "date", form: /1(3[5-9]|4[0-5])\d/g, tries: 110 },
  // Numbers of religious meaning: 786, 114, 99, 313. Years of clubs and of Egypt's history: 1907 to
  // 2011.
  { kind: "habit", form: /786|114|313|99|1907|1911|1919|1952|1973|2011/g, tries: 20 },
  // Country codes of the region.
  { kind: "habit", form: /(00)?(20|96[1-8]|97[1-4]|21[2368]|249)/g, tries: 30 },
  // A mobile number: four Egyptian networks and eight digits; there are about as many Gulf numbers.
  { kind: "phone", form: /(?:\+?20|0020|0)?1[0125]\d{8}/g, tries: 4e8 },
  { kind: "phone", form: /(?:\+?966|\+?971|0)?5\d{8}/g, tries: 1e8 },
  // The same in groups, as people write them down: some ten ways to part them.
  { kind: "phone", form: /(?:\+?20[ -]|0)?1[0125](?:[ -]?\d){8}/g, tries: 4e9 },
  { kind: "phone", form: /(?:\+?966[ -]|\+?971[ -]|0)?5(?:[ -]?\d){8}/g, tries: 1e9 },
];

export const numberMatcher: Matcher = {
  Matching: class extends MatcherBaseClass {
    match({ password }: MatchOptions): NumberMatch[] {
      return habits.flatMap(({ kind, form, tries }) =>
        [...password.matchAll(form)].map(({ 0: token, index }) => ({
          pattern: "number" as const,
          i: index,
          j: index + token.length - 1,
          token,
          kind,
          tries,
        })),
      );
    }
  },
  scoring: (match) => (match as NumberMatch).tries,
  feedback: () => null,
};
