import { collapseWhitespace } from "../text/text.ts";
import type { Prose } from "./page.ts";
import type { Place } from "./read-element.ts";

/** Texts that a page's writer did not write as a sentence of its own language. */
const skippedTags = new Set(["nav", "code", "pre", "kbd", "samp", "var", "button", "label"]);
const partByTag: ReadonlyMap<string, Prose["part"]> = new Map([
  ...["h1", "h2", "h3", "h4", "h5", "h6"].map((tag) => [tag, "heading"] as const),
  ...["li", "dt", "td", "th", "caption", "figcaption"].map((tag) => [tag, "item"] as const),
  ...["p", "dd", "blockquote"].map((tag) => [tag, "text"] as const),
]);
const arabic = /\p{Script=Arabic}/u;
/** Languages other than Arabic that are written in its letters. */
const otherLanguage = /^(?:fa|ur|ps|sd|ug|ckb|ku)\b/i;
/** Text without a language is read as that of the page, which may be English. */
const english = /^(?:en\b|$)/i;
/** Put in the place of a text that is left out, so that the words around it are no neighbours. */
const gap = " \uFFFC ";
const maxProseChars = 200_000;

/** Collects the visible texts of a page, each in one piece that belongs together. */
export class ProseCollector {
  readonly prose: Prose[] = [];
  readonly englishTexts: string[] = [];
  private text = "";
  private part: Prose["part"] = "text";
  private isEnglish = true;
  private chars = 0;
  private skippedDepth = 0;

  add(
    text: string,
    { isHidden, language = "" }: Partial<Pick<Place, "isHidden" | "language">>,
  ): void {
    if (isHidden || this.chars > maxProseChars) return;
    const isLeftOut = this.skippedDepth > 0 || otherLanguage.test(language);
    const piece = isLeftOut ? gap : text.slice(0, maxProseChars - this.chars + 1);
    this.chars += piece.length;
    this.text += piece;
    if (!english.test(language) && text.trim() !== "") this.isEnglish = false;
  }

  /** Begins an element; `isBlock` where it separates the text before it from its own. */
  open(tag: string, isBlock: boolean): void {
    if (isBlock) this.end();
    if (isBlock) this.part = partByTag.get(tag) ?? this.part;
    if (skippedTags.has(tag)) this.skippedDepth++;
  }

  close(tag: string, isBlock: boolean): void {
    if (skippedTags.has(tag)) this.skippedDepth--;
    if (!isBlock) return;
    this.end();
    if (partByTag.has(tag)) this.part = "text";
  }

  private end(): void {
    const { text, isEnglish } = this;
    this.text = "";
    this.isEnglish = true;
    if (arabic.test(text)) this.prose.push({ part: this.part, text: collapseWhitespace(text) });
    else if (isEnglish && this.part === "text" && /[a-z]/i.test(text))
      this.englishTexts.push(collapseWhitespace(text));
  }
}
