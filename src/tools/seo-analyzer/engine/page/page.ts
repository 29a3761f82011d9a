/**
 * What the markup of a page contains. URLs are resolved against `<base>`; invalid ones are null.
 */
export interface Page {
  readonly url: string;
  /**
   * "html" for the current doctype, the name of another one, "" without a name; null without a
   * doctype.
   */
  readonly doctype: string | null;
  readonly lang: string | null;
  readonly dir: string | null;
  /** The Arabic texts outside of navigation and code, at most 200,000 characters. */
  readonly prose: readonly Prose[];
  /** Paragraphs in Latin letters, without those that are said to be in another language. */
  readonly englishTexts: readonly string[];
  readonly titles: readonly string[];
  readonly metas: readonly Meta[];
  readonly links: readonly HeadLink[];
  /** `<a>`, also in SVG drawings, and `<area>` with an address. */
  readonly anchors: readonly Anchor[];
  readonly images: readonly Picture[];
  readonly headings: readonly Heading[];
  readonly scripts: readonly Script[];
  readonly forms: readonly Form[];
  /** What else is loaded: frames, media, objects. */
  readonly embeds: readonly { readonly tag: string; readonly url: string }[];
  /** Ids and anchor names, which the fragment of a link can lead to. */
  readonly targets: ReadonlySet<string>;
  /** Types of microdata and RDFa; those of JSON-LD are not included. */
  readonly itemTypes: readonly string[];
  readonly times: readonly string[];
  readonly hasAuthorMark: boolean;
  readonly elementCount: number;
  readonly depth: number;
  /** The length of the inline style sheets, in UTF-16 units. */
  readonly styleLength: number;
  /**
   * The text that a visitor can read: the body without scripts, styles, templates and what is
   * hidden in the markup.
   */
  readonly text: string;
  /**
   * The part of the text that is the page's own: that in `<main>`, or without one all but headers,
   * footers, menus and asides.
   */
  readonly mainText: string;
  /** The first blocks of that part, in their order: what a reader of its text meets. */
  readonly outline: readonly Block[];
  /** The text of the body that is hidden in the markup, such as closed tabs. */
  readonly hiddenText: string;
  /** The number of words in `text`. */
  readonly wordCount: number;
  /** The number of hidden words that are not in a header, footer, menu or aside: closed tabs. */
  readonly foldedWordCount: number;
  /** Whether all of its text lies in elements with `data-nosnippet`. */
  readonly isUnquoted: boolean;
  /** Whether an element that a framework fills (`#root`, `#app`, `#__next`…) is empty. */
  readonly hasEmptyRoot: boolean;
}

export interface Meta {
  /** `name`, `property` or `http-equiv`, lower case; "charset" for `<meta charset>`. */
  readonly key: string;
  readonly attribute: "name" | "property" | "http-equiv" | "charset";
  readonly content: string;
  readonly isInHead: boolean;
}

export interface HeadLink {
  readonly rel: string;
  readonly href: string;
  readonly url: string | null;
  readonly hreflang: string | null;
  readonly media: string | null;
  readonly isDisabled: boolean;
  readonly isInHead: boolean;
}

export interface Anchor {
  /** As written; null without the attribute. */
  readonly href: string | null;
  readonly url: string | null;
  /** Its text and the alternative texts of its pictures, with white space collapsed. */
  readonly text: string;
  /** Its text alone, as Lighthouse reads it. */
  readonly ownText: string;
  /** What a screen reader calls it, by its label, its content or its title; "" without a name. */
  readonly spokenName: string;
  readonly rel: string;
  readonly role: string;
  readonly name: string;
  readonly id: string;
  /** Whether its markup has an event handler, such as onclick. */
  readonly hasHandler: boolean;
  /**
   * Whether it has target, download, ping, rel, hreflang, type or referrerpolicy, so that it is a
   * link without a URL and not an anchor.
   */
  readonly hasLinkAttributes: boolean;
  /** The `lang` of its text; "" where there is none, or several. */
  readonly language: string;
  /** Whether it cannot be seen, or screen readers skip it. */
  readonly isHidden: boolean;
}

export interface Picture {
  readonly src: string;
  readonly url: string | null;
  /** Null without the attribute. */
  readonly alt: string | null;
  /** Whether aria-label, aria-labelledby or title names it. */
  readonly hasOtherName: boolean;
  /** Whether it has the role presentation or none, or is hidden from readers. */
  readonly isDecorative: boolean;
  readonly hasSize: boolean;
  readonly isLazy: boolean;
  readonly srcset: string;
  /** `type` of the sources beside it in a `<picture>`. */
  readonly sourceTypes: readonly string[];
  /** The number of visible characters before it, as an estimate of its vertical position. */
  readonly charsBefore: number;
}

/** A visible text that belongs together, such as a paragraph; only those with Arabic letters. */
export interface Prose {
  readonly part: "heading" | "item" | "text";
  readonly text: string;
}

export interface Heading {
  readonly level: number;
  readonly text: string;
}

/** A part of the text; a paragraph may be a `<div>` that has text of its own. */
export interface Block {
  readonly kind: "heading" | "paragraph" | "list" | "table";
  /** The text of a heading or a paragraph, which may be cut; "" of a list or a table. */
  readonly text: string;
}

export interface Script {
  readonly src: string | null;
  readonly url: string | null;
  readonly type: string;
  readonly isDeferred: boolean;
  readonly isInHead: boolean;
  /** Inline code; "" for a script with `src`. */
  readonly code: string;
}

export interface Form {
  readonly action: string;
  readonly url: string | null;
}
