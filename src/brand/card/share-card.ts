/** The size of a card in pixels, at which social networks show a picture without cropping it. */
export const cardWidth = 1200;
export const cardHeight = 630;

interface Card {
  /** What the card shows, as "SEO check". */
  readonly title: string;
  /** The card in words: the text alternative of its preview, and the text sent with it. */
  readonly description: string;
  /** The name of the file, without an extension. */
  readonly fileName: string;
  /** The path of the tool's page, in the language of the card. */
  readonly path: string;
}

export interface ScoreFact {
  /** A count comes before what it counts, the name of a metric before its value. */
  readonly order: "value-first" | "label-first";
  readonly value: string;
  readonly label: string;
  readonly tone?: "ok" | "warn" | "bad";
}

/** A score out of 100, drawn as a window of which that share is lit. */
export interface ScoreCard extends Card {
  readonly kind: "score";
  readonly score: number;
  readonly outOf: string;
  readonly band: "excellent" | "good" | "poor";
  readonly bandName: string;
  /** The host of the page, without its path and query: these may be private. */
  readonly host: string;
  /** The figures below the score, at most three. */
  readonly facts: readonly ScoreFact[];
  /** The day in words. */
  readonly date: string;
}

/** The speed of a connection, drawn as a window of which the share of the gauge is lit. */
export interface ConnectionCard extends Card {
  readonly kind: "connection";
  /** From 0 to 1. */
  readonly share: number;
  /** Download and upload, with one decimal. */
  readonly speeds: readonly { readonly label: string; readonly value: string }[];
  readonly unit: string;
  /** The figures below the speeds, at most three. */
  readonly facts: readonly ScoreFact[];
  /** The day in words. */
  readonly date: string;
}

/** Colours with their names and codes, drawn as the panes of a window. */
export interface PaletteCard extends Card {
  readonly kind: "palette";
  readonly subtitle: string;
  readonly colours: readonly { readonly name: string; readonly hex: string }[];
}

export type ShareCard = ScoreCard | ConnectionCard | PaletteCard;
