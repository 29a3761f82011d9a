/** What one walk over a page's markup found. Addresses are resolved against `<base>`; null where they are none. */
export interface Page {
  readonly url: string;
  /** "html" for the modern doctype, another name or "" for what else was there, null without one. */
  readonly doctype: string | null;
  readonly lang: string | null;
  readonly dir: string | null;
  readonly titles: readonly string[];
  readonly metas: readonly Meta[];
  readonly links: readonly HeadLink[];
  readonly anchors: readonly Anchor[];
  readonly images: readonly Picture[];
  readonly headings: readonly Heading[];
  readonly scripts: readonly Script[];
  readonly forms: readonly Form[];
  /** What else is loaded: frames, media, objects. */
  readonly embeds: readonly { readonly tag: string; readonly url: string }[];
  /** Ids and anchor names: where a fragment can lead. */
  readonly targets: ReadonlySet<string>;
  /** Microdata and RDFa types beside JSON-LD. */
  readonly itemTypes: readonly string[];
  readonly times: readonly string[];
  readonly hasAuthorMark: boolean;
  readonly elementCount: number;
  readonly depth: number;
  /** Bytes (UTF-16 units) of inline styles' sheets. */
  readonly styleLength: number;
  /** What a visitor can read: body text without scripts, styles, templates and what is hidden in the markup. */
  readonly text: string;
  readonly wordCount: number;
  /** An empty element that frameworks fill (`#root`, `#app`, `#__next`…). */
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
  /** Its text and the alternative texts in it, spaces collapsed. */
  readonly text: string;
  /** Its text alone, as Lighthouse reads it. */
  readonly ownText: string;
  /** aria-label or title, where it has one. */
  readonly label: string;
  readonly rel: string;
  readonly role: string;
  readonly name: string;
  readonly id: string;
  readonly hasOnClick: boolean;
  /** target, download, ping, hreflang, type or referrerpolicy: a link that lost its address. */
  readonly hasLinkAttributes: boolean;
  /** Of the nearest `lang`; "" without any. */
  readonly language: string;
  readonly isHidden: boolean;
}

export interface Picture {
  readonly src: string;
  readonly url: string | null;
  /** Null without the attribute. */
  readonly alt: string | null;
  /** aria-label, aria-labelledby or title names it too. */
  readonly hasOtherName: boolean;
  /** role=presentation or none, or hidden from everybody. */
  readonly isDecorative: boolean;
  readonly hasSize: boolean;
  readonly isLazy: boolean;
  readonly srcset: string;
  /** `type` of the sources beside it in a `<picture>`. */
  readonly sourceTypes: readonly string[];
  /** Letters a visitor reads before it, a guess at how far down it stands. */
  readonly charsBefore: number;
}

export interface Heading {
  readonly level: number;
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
