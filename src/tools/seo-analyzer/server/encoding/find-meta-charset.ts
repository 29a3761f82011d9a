import { Tokenizer, TokenizerMode, type Token } from "parse5";
import { resolveInnerLabel } from "./resolve-label.ts";

/** How far Chromium looks for a `<meta>` where the head has ended before. */
const minScannedBytes = 1024;
/** How far a `<meta>` that browsers ignore is looked for, so that the report can name it. */
const maxScannedBytes = 256 * 1024;
/** How much of a head is read: one without an end would be tokenized a second time as a whole. */
const maxHeadBytes = 512 * 1024;
/** Other elements than these end the head. */
const headTags = new Set("script noscript style link meta object title base".split(" "));
/** A map, because a page may have an element of any name, such as `<constructor>`. */
const modes: ReadonlyMap<string, Tokenizer["state"]> = new Map([
  ["title", TokenizerMode.RCDATA],
  ["textarea", TokenizerMode.RCDATA],
  ["script", TokenizerMode.SCRIPT_DATA],
  ["style", TokenizerMode.RAWTEXT],
  ["iframe", TokenizerMode.RAWTEXT],
  ["xmp", TokenizerMode.RAWTEXT],
  ["noembed", TokenizerMode.RAWTEXT],
  ["noframes", TokenizerMode.RAWTEXT],
  ["plaintext", TokenizerMode.PLAINTEXT],
]);

export interface MetaCharset {
  /** The name of the encoding; undefined where it comes too late and browsers ignore it. */
  readonly name: string | undefined;
  readonly label: string;
  readonly endBytes: number;
}

export interface MetaScan {
  readonly charset: MetaCharset | undefined;
  /** The first label on the way that names no encoding. */
  readonly unknownLabel: string | undefined;
}

/**
 * Finds the `<meta>` that declares the encoding as Chromium's parser does: in the first 1,024 bytes
 * anywhere, then until the head ends; not in comments, scripts, styles and titles. The HTML
 * standard's prescan stops at 1,024 bytes, and its parser would start again at a later one.
 */
export function findMetaCharset(bytes: Uint8Array): MetaScan {
  return new MetaScanner().scan(bytes);
}

class MetaScanner {
  private readonly tokenizer: Tokenizer;
  private isInHead = true;
  private isRead = true;
  private charset: MetaCharset | undefined;
  private unknownLabel: string | undefined;

  constructor() {
    const onOther = (token: Token.Token) => this.endToken(token);
    this.tokenizer = new Tokenizer(
      { sourceCodeLocationInfo: true },
      {
        onStartTag: (token) => this.readStartTag(token),
        onEndTag: (token) => {
          this.isInHead &&= headTags.has(token.tagName);
          this.endToken(token);
        },
        onComment: onOther,
        onDoctype: onOther,
        onEof: () => undefined,
        onCharacter: onOther,
        onNullCharacter: onOther,
        onWhitespaceCharacter: onOther,
      },
    );
  }

  scan(bytes: Uint8Array): MetaScan {
    const text = Buffer.from(bytes.subarray(0, maxHeadBytes)).toString("latin1");
    this.tokenizer.write(text, true);
    return { charset: this.charset, unknownLabel: this.unknownLabel };
  }

  private readStartTag(token: Token.TagToken): void {
    const { tagName, attrs } = token;
    this.tokenizer.state = modes.get(tagName) ?? this.tokenizer.state;
    const label = tagName === "meta" ? readCharset(attrs)?.slice(0, 40) : undefined;
    const name = label === undefined ? undefined : resolveInnerLabel(label);
    if (label !== undefined && name !== undefined) {
      const endBytes = token.location!.endOffset;
      this.charset = { name: this.isRead ? name : undefined, label, endBytes };
      this.tokenizer.pause();
      return;
    }
    this.unknownLabel ??= label;
    this.isInHead &&= headTags.has(tagName) || tagName === "html" || tagName === "head";
    this.endToken(token);
  }

  private endToken({ location }: Token.Token): void {
    const end = location?.endOffset ?? 0;
    if (!this.isInHead && end >= minScannedBytes) this.isRead = false;
    if (!this.isRead && end >= maxScannedBytes) this.tokenizer.pause();
  }
}

/** The label that a `<meta>` declares, as the HTML standard extracts it. */
function readCharset(attributes: readonly Token.Attribute[]): string | undefined {
  let isPragma = false;
  let found: { readonly label: string; readonly needsPragma: boolean } | undefined;
  for (const { name, value } of attributes) {
    if (name === "http-equiv") isPragma ||= value.toLowerCase() === "content-type";
    else if (found === undefined && name === "charset" && value !== "")
      found = { label: value.trim(), needsPragma: false };
    else if (found === undefined && name === "content") {
      const label = extractCharset(value);
      if (label !== undefined) found = { label, needsPragma: true };
    }
  }
  return found !== undefined && (isPragma || !found.needsPragma) ? found.label : undefined;
}

/**
 * @see https://html.spec.whatwg.org/multipage/urls-and-fetching.html#extracting-character-encodings-from-meta-elements
 */
function extractCharset(content: string): string | undefined {
  const match =
    /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(
      content.slice(0, 500),
    );
  return match?.[1] ?? match?.[2] ?? match?.[3];
}
