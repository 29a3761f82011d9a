import type { Locale } from "#i18n/messages.ts";
import { brand } from "../brand.ts";
import { direction } from "#i18n/locale.ts";
import type { CardColours } from "./card-colours.ts";
import { cardFont } from "./card-fonts.ts";
import { cardWidth } from "./share-card.ts";
import type { MeasureText } from "./fit-text.ts";

interface TextOptions {
  /** Distance from the side at which the language begins, in pixels. */
  readonly start: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 500 | 600 | 700;
  readonly colour: string;
  /** What the text lies against: `start` begins there, `end` ends there. */
  readonly align?: "start" | "center" | "end";
  /** For addresses and codes, which read from left to right in both languages. */
  readonly isLtr?: boolean;
}

/** Draws on a card in the reading direction of a language. */
export class CardPen {
  readonly canvas: CanvasRenderingContext2D;
  readonly colours: CardColours;
  readonly isRtl: boolean;
  readonly locale: Locale;

  constructor(canvas: CanvasRenderingContext2D, colours: CardColours, locale: Locale) {
    this.canvas = canvas;
    this.colours = colours;
    this.locale = locale;
    this.isRtl = direction[locale] === "rtl";
  }

  /** The same pen on another canvas. */
  on(canvas: CanvasRenderingContext2D): CardPen {
    return new CardPen(canvas, this.colours, this.locale);
  }

  /** The distance from the left of a distance from the side at which the language begins. */
  toX(start: number): number {
    return this.isRtl ? cardWidth - start : start;
  }

  getMeasure(weight: TextOptions["weight"]): MeasureText {
    return (text, size) => {
      this.canvas.font = `${weight} ${size}px ${cardFont}`;
      return this.canvas.measureText(text).width;
    };
  }

  write(text: string, options: TextOptions): void {
    const { start, y, size, weight, colour, align = "start", isLtr = false } = options;
    const { canvas, isRtl } = this;
    canvas.font = `${weight} ${size}px ${cardFont}`;
    canvas.fillStyle = colour;
    canvas.direction = isRtl && !isLtr ? "rtl" : "ltr";
    // The canvas takes `start` and `end` from the direction of the text, not of the card.
    canvas.textAlign =
      align === "center" ? "center" : (align === "start") === isRtl ? "right" : "left";
    canvas.textBaseline = "alphabetic";
    canvas.fillText(text, this.toX(start), y);
  }

  /** The brand's name with its middle letters in the accent colour. */
  writeWordmark(start: number, y: number, size: number): void {
    let at = start;
    const measure = this.getMeasure(700);
    for (const [i, part] of brand.wordmark[this.locale].entries()) {
      const colour = i === 1 ? this.colours.brand : this.colours.ink;
      this.write(part, { start: at, y, size, weight: 700, colour });
      at += measure(part, size);
    }
  }

  fill(path: string, colour: string): void {
    this.canvas.fillStyle = colour;
    this.canvas.fill(new Path2D(path));
  }

  stroke(path: string, colour: string, width = 1): void {
    this.canvas.strokeStyle = colour;
    this.canvas.lineWidth = width;
    this.canvas.stroke(new Path2D(path));
  }
}
