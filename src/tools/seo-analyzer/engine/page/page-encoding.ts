/** How a page was decoded, and whether what it declares is true. */
export interface PageEncoding {
  /** What it was decoded as: `document.characterSet` of a browser, in lower case. */
  readonly name: string;
  /** What decided: `content` is a guess from the bytes, `default` the last resort of browsers. */
  readonly source: "mark" | "header" | "xml" | "meta" | "content" | "default";
  /**
   * The label as written that decided or, where none did, the first one that names no encoding;
   * null without any.
   */
  readonly declared: string | null;
  /**
   * Where the `<meta>` ends that declares the encoding, or that would if browsers still read it
   * there (`source` is then not `meta`); in bytes, null without one.
   */
  readonly metaEndBytes: number | null;
  /** The encoding that the bytes are evidently in, where that is not `name`; else null. */
  readonly actual: string | null;
  /** The number of characters that `name` could not decode. */
  readonly invalidChars: number;
}
