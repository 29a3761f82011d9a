import type { ArabicPlace } from "../../arabic-contract.ts";

/** A text of the page that belongs together, such as a paragraph or a heading. */
export interface Block {
  readonly place: ArabicPlace;
  readonly text: string;
}

/** A run of Arabic letters with its marks. Offsets are in UTF-16 units of the sentence. */
export interface Word {
  readonly raw: string;
  /** Without vowel marks and tatweel. */
  readonly bare: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is quoted, a name after a title, or part of an address. */
  readonly isProtected: boolean;
}

export interface Sentence {
  readonly place: ArabicPlace;
  readonly text: string;
  readonly words: readonly Word[];
  /** Whether it has a word that only a dialect has. */
  readonly isDialect: boolean;
  /** Whether each unit of `text` is part of a quotation or an address. */
  readonly protectedSpans: readonly Span[];
}

export interface Span {
  readonly start: number;
  readonly end: number;
}
