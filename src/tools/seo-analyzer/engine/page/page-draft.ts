import type {
  Anchor,
  Block,
  Form,
  HeadLink,
  Heading,
  Meta,
  Page,
  Picture,
  Script,
} from "./page.ts";
import { ProseCollector } from "./prose-collector.ts";
import { resolveUrl, type Place, type Writable } from "./read-element.ts";
import { TextBuilder } from "./text-builder.ts";
import { collapseWhitespace, countWords } from "../text/text.ts";

/** The blocks of an outline; an article has some dozens. */
const maxBlocks = 300;

/**
 * What is known of a page while its elements are read. URLs are resolved at the end, because
 * `<base>` may come after them.
 */
export class PageDraft {
  doctype: string | null = null;
  lang: string | null = null;
  dir: string | null = null;
  base: string | null = null;
  readonly prose = new ProseCollector();
  readonly titles: string[] = [];
  readonly metas: Meta[] = [];
  readonly links: Writable<HeadLink>[] = [];
  readonly anchors: Writable<Anchor>[] = [];
  readonly images: Writable<Picture>[] = [];
  readonly headings: Heading[] = [];
  readonly scripts: Writable<Script>[] = [];
  readonly forms: Writable<Form>[] = [];
  readonly embeds: { tag: string; url: string }[] = [];
  readonly targets = new Set<string>();
  readonly itemTypes: string[] = [];
  readonly times: string[] = [];
  hasAuthorMark = false;
  elementCount = 0;
  depth = 0;
  styleLength = 0;
  hasEmptyRoot = false;
  readonly visible = new TextBuilder();
  /** The visible text of `<main>`, and that of no part that all pages of a site share. */
  readonly regions = { main: new TextBuilder(), own: new TextBuilder() } as const;
  hidden = "";
  /** The hidden text of no part that all pages share. */
  folded = "";
  /** Blocks of `<main>`, and those in no part that all pages of a site share. */
  readonly blocks: { readonly main: Block[]; readonly own: Block[] } = { main: [], own: [] };
  /** The number of visible characters, including each border of a block. */
  charCount = 0;
  hasQuotedText = false;

  /** Adds a block to the outline, unless all pages of the site share it or it cannot be seen. */
  addBlock(
    kind: Block["kind"],
    text: string,
    { isHidden, region }: Pick<Place, "isHidden" | "region">,
  ): void {
    if (isHidden || region === "shared" || this.blocks[region].length >= maxBlocks) return;
    this.blocks[region].push({ kind, text: collapseWhitespace(text) });
  }

  toPage(url: string): Page {
    const base = resolveUrl(this.base, url) ?? url;
    for (const link of this.links) link.url = resolveUrl(link.href, base);
    for (const anchor of this.anchors) anchor.url = resolveUrl(anchor.href, base);
    for (const image of this.images)
      image.url = image.src === "" ? null : resolveUrl(image.src, base);
    for (const script of this.scripts) script.url = resolveUrl(script.src, base);
    for (const form of this.forms) form.url = resolveUrl(form.action, base);
    const text = collapseWhitespace(this.visible.text);
    const mainText = collapseWhitespace(this.regions.main.text);
    const ownText = this.regions.own.text;
    return {
      url,
      doctype: this.doctype,
      lang: this.lang,
      dir: this.dir,
      prose: this.prose.prose,
      englishTexts: this.prose.englishTexts,
      titles: this.titles,
      metas: this.metas,
      links: this.links,
      anchors: this.anchors,
      images: this.images,
      headings: this.headings,
      scripts: this.scripts,
      forms: this.forms,
      embeds: this.embeds.flatMap(({ tag, url: raw }) => ({
        tag,
        url: resolveUrl(raw, base) ?? raw,
      })),
      targets: this.targets,
      itemTypes: this.itemTypes,
      times: this.times,
      hasAuthorMark: this.hasAuthorMark,
      elementCount: this.elementCount,
      depth: this.depth,
      styleLength: this.styleLength,
      text,
      mainText: mainText || (ownText === this.visible.text ? text : collapseWhitespace(ownText)),
      outline: this.blocks[mainText === "" ? "own" : "main"].filter(
        ({ kind, text: blockText }) => kind === "list" || kind === "table" || blockText !== "",
      ),
      hiddenText: collapseWhitespace(this.hidden),
      wordCount: countWords(this.visible.text),
      foldedWordCount: countWords(this.folded),
      isUnquoted: this.charCount > 0 && !this.hasQuotedText && text !== "",
      hasEmptyRoot: this.hasEmptyRoot,
    };
  }
}
