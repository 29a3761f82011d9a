import { getPrimaryTag } from "../text/language.ts";
import { collapseWhitespace } from "../text/text.ts";
import type { Place } from "./read-element.ts";

/**
 * How many characters of a link or heading are kept. Without a limit, each of many nested links
 * would copy the text of the page.
 */
export const maxNameChars = 2000;

/** Each text has a limit of its own: what is hidden or drawn grows one of them alone. */
const append = (text: string, part: string): string =>
  text.length > maxNameChars ? text : text + part;

/** Collects what a link or heading says while its content is read. */
export class NameCollector {
  /** All its text and the alternative texts of its pictures. */
  text = "";
  /** Its text as `innerText` gives it: without what is hidden, unless it is not drawn itself. */
  ownText = "";
  /** What a screen reader says of its content. */
  spokenText = "";
  /** The ids of the elements that name parts of it. */
  readonly labelIds: string[] = [];
  private readonly isUnrendered: boolean;
  private readonly isInDrawing: boolean;
  private innerLanguage = "";
  private hasSeveralLanguages = false;

  constructor({ isUnrendered, drawing }: Pick<Place, "isUnrendered" | "drawing">) {
    this.isUnrendered = isUnrendered;
    this.isInDrawing = drawing !== "none";
  }

  addText(text: string, { isHidden, isUnread }: Pick<Place, "isHidden" | "isUnread">): void {
    if (this.text.length > maxNameChars) return;
    const part = text.slice(0, maxNameChars);
    this.text += part;
    if (!isHidden || this.isUnrendered) this.ownText = append(this.ownText, part);
    if (!isHidden && !isUnread) this.spokenText = append(this.spokenText, part);
  }

  /**
   * Adds a text of a drawing. Readers say its title, and of a link within a drawing all its text.
   */
  addDrawnText(text: string, tag: string, { drawing, isUnread }: Place): void {
    const part = text.slice(0, maxNameChars);
    if (drawing === "shown" && !isUnread && (this.isInDrawing || tag === "title"))
      this.spokenText = append(this.spokenText, ` ${part} `);
    if (this.isInDrawing || (tag === "text" && drawing === "shown"))
      this.ownText = append(this.ownText, part);
    if (this.isInDrawing) this.text = append(this.text, part);
  }

  addPictureText(alt: string, place: Place): void {
    if (this.text.length > maxNameChars) return;
    const part = ` ${alt.slice(0, maxNameChars)} `;
    this.text += part;
    if (!place.isHidden && !place.isUnread) this.spokenText = append(this.spokenText, part);
  }

  addLabel(label: string): void {
    this.spokenText = append(this.spokenText, ` ${label.slice(0, maxNameChars)} `);
  }

  /** Notes the language of an element in it that has text. */
  addLanguage(language: string): void {
    if (language === "") return;
    if (this.innerLanguage === "") this.innerLanguage = language;
    else if (getPrimaryTag(this.innerLanguage) !== getPrimaryTag(language))
      this.hasSeveralLanguages = true;
  }

  /**
   * The language of its text, as Lighthouse 13 determines it.
   * @param outer the language around it
   * @returns "" where there is none, or several
   */
  getLanguage(outer: string): string {
    return this.hasSeveralLanguages ? "" : this.innerLanguage || outer;
  }

  /** Its texts with white space collapsed. */
  toTexts(): { readonly text: string; readonly ownText: string; readonly spokenText: string } {
    const text = collapseWhitespace(this.text);
    // Most links have one text for all.
    const toLine = (other: string) => (other === this.text ? text : collapseWhitespace(other));
    return { text, ownText: toLine(this.ownText), spokenText: toLine(this.spokenText) };
  }
}
