import { defaultTreeAdapter, html as spec, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { NameCollector } from "./name-collector.ts";
import type { Page } from "./page.ts";
import { NamedDraft } from "./named-draft.ts";
import {
  embeddingTags,
  hasOwnText,
  hasSeveralItems,
  quotableTags,
  headingTags,
  inlineTags,
  silentTags,
  tagsWithAttributes,
} from "./page-elements.ts";
import { parseBeginning } from "./parse-document.ts";
import { listMetas, toAnchor, toHeadLink, toScript } from "./page-records.ts";
import {
  getText,
  isShadowTree,
  listSourceTypes,
  toAttributes,
  type Attributes,
  type Place,
} from "./read-element.ts";
import { readVisibility } from "./read-visibility.ts";
import { collapseWhitespace } from "../text/text.ts";

const byline = /\b(?:author|byline)\b/i;
/** Elements whose text is that of one page, or of every page of a site. */
const regionByTag: ReadonlyMap<string, Place["region"]> = new Map([
  ["main", "main"],
  ["header", "shared"],
  ["footer", "shared"],
  ["nav", "shared"],
  ["aside", "shared"],
]);
/** The longest language tag that RFC 5646 expects; each of many links would read a longer one. */
const maxLanguageChars = 35;
const maxOuterParagraphs = 3;
/** How many links, headings and paragraphs around a text collect it; real pages nest three. */
const maxOpenCollectors = 20;
/**
 * The depth at which Chromium stops nesting. Deeper markup could exhaust the stack of the parser.
 */
const maxDepth = 512;
/**
 * Reads a page as a browser would build it (parse5 repairs malformed markup) and collects what the
 * rules need.
 * @param html the decoded body
 * @param url the URL after redirects, which relative URLs are resolved against
 * @param isIgnored elements that are left out with their content
 */
export function readPage(
  html: string,
  url: string,
  isIgnored: (element: Tree.Element) => boolean = () => false,
): Page {
  const reader = new PageParser(isIgnored);
  reader.readDocument(parseBeginning(html));
  return reader.toPage(url);
}

/** The place of the white space between blocks. */
const border = { isHidden: false, isUnread: false } as const;

class PageParser extends NamedDraft {
  readonly isIgnored: (element: Tree.Element) => boolean;

  constructor(isIgnored: (element: Tree.Element) => boolean) {
    super();
    this.isIgnored = isIgnored;
  }

  readDocument(document: Tree.Document): void {
    for (const node of document.childNodes) {
      if (defaultTreeAdapter.isDocumentTypeNode(node))
        this.doctype = node.publicId === "" ? node.name : `${node.name} ${node.publicId}`;
    }
    this.readChildren(
      document.childNodes,
      {
        isInHead: false,
        isUnrendered: false,
        isHidden: false,
        isUnread: false,
        isSilent: true,
        isUnquoted: false,
        drawing: "none",
        region: "own",
        language: "",
        sourceTypes: [],
      },
      0,
    );
    this.applyLabels(document);
  }

  readChildren(nodes: readonly Tree.ChildNode[], place: Place, depth: number): void {
    if (depth > maxDepth) return;
    for (const node of nodes) {
      if (node.nodeName === "#text") {
        const { value } = node as Tree.TextNode;
        if (!place.isSilent) {
          this.addText(value, place);
          this.prose.add(value, place);
        } else if (place.drawing !== "none") {
          this.collectedChars += value.length;
          for (const collector of this.collectors)
            collector.addDrawnText(value, node.parentNode?.nodeName ?? "", place);
        }
      } else if ("tagName" in node) this.readElement(node, place, depth + 1);
    }
  }

  addText(text: string, place: Place): void {
    const { isHidden, region } = place;
    if (isHidden) {
      this.hidden += ` ${text}`;
      if (region !== "shared") this.folded += ` ${text}`;
    } else {
      this.visible.add(text);
      if (!this.hasQuotedText && !place.isUnquoted) this.hasQuotedText = text.trim() !== "";
      if (region !== "shared") this.regions[region].add(text);
      this.charCount += text.length;
    }
    this.collectText(text, place);
  }

  /** Separates a block from the text around it. */
  addBorder({ region }: Place): void {
    this.visible.separate();
    if (region !== "shared") this.regions[region].separate();
    this.charCount++;
    this.collectText(" ", border);
  }

  collectText(text: string, place: Pick<Place, "isHidden" | "isUnread">): void {
    this.collectedChars += text.length;
    for (const collector of this.collectors) collector.addText(text, place);
  }

  readElement(node: Tree.Element, place: Place, depth: number): void {
    if (this.isIgnored(node)) return;
    const tag = node.tagName;
    this.elementCount++;
    if (depth > this.depth) this.depth = depth;
    const here = this.addAttributes(node, place);
    const isHtml = node.namespaceURI === spec.NS.HTML;
    const before = this.collectedChars;
    if (this.collectors.length > 0) this.addInnerLabels(node, here);
    if (!isHtml || silentTags.has(tag)) this.readSilent(node, tag, here, depth, isHtml);
    else this.readVisible(node, tag, here, depth);
    if (this.collectedChars > before)
      for (const collector of this.collectors) collector.addLanguage(here.language);
  }

  /**
   * Reads the attributes that every element can have. Returns the same place where they do not
   * change it.
   */
  addAttributes(node: Tree.Element, place: Place): Place {
    const { isUnrendered, isHidden, isUnread } = readVisibility(node, place);
    let language = place.language;
    let isUnquoted = place.isUnquoted;
    for (const { name, value } of node.attrs) {
      if (name === "id") this.targets.add(value);
      else if (name === "lang") language = value.length > maxLanguageChars ? "" : value.trim();
      else if (name === "data-nosnippet") isUnquoted ||= quotableTags.has(node.tagName);
      else if (name === "itemtype" || name === "typeof") this.itemTypes.push(value);
      else if (
        (name === "class" && byline.test(value)) ||
        ((name === "rel" || name === "itemprop") && value === "author")
      )
        this.hasAuthorMark = true;
    }
    return isUnrendered === place.isUnrendered &&
      isHidden === place.isHidden &&
      isUnread === place.isUnread &&
      isUnquoted === place.isUnquoted &&
      language === place.language
      ? place
      : { ...place, isUnrendered, isHidden, isUnread, isUnquoted, language };
  }

  /** Reads elements that have no text of the page but may load files. */
  readSilent(node: Tree.Element, tag: string, place: Place, depth: number, isHtml: boolean): void {
    if (!isHtml) this.readDrawing(node, tag, place, depth);
    else if (isShadowTree(node)) this.readChildren(node.content.childNodes, place, depth);
    else if (tag === "script") this.scripts.push(toScript(node, place));
    else if (tag === "style") this.styleLength += getText(node).length;
    else if (embeddingTags.has(tag)) this.addEmbed(tag, toAttributes(node));
  }

  /** Reads SVG and MathML: a link in it is a link of the page, a title is not that of the page. */
  readDrawing(node: Tree.Element, tag: string, place: Place, depth: number): void {
    if (tag === "script" || tag === "style") return;
    const drawing = place.drawing === "none" && !place.isHidden ? "shown" : place.drawing;
    const inside: Place = {
      ...place,
      isSilent: true,
      isHidden: true,
      drawing: drawing === "none" || place.isUnrendered ? "hidden" : drawing,
    };
    if (tag === "a") this.readAnchor(node, toAttributes(node), inside, depth);
    else this.readChildren(node.childNodes, inside, depth);
  }

  readVisible(node: Tree.Element, tag: string, place: Place, depth: number): void {
    const isBlock = !inlineTags.has(tag);
    this.prose.open(tag, isBlock);
    if (isBlock) this.addBorder(place);
    const inside = tagsWithAttributes.has(tag)
      ? this.addElement(node, tag, toAttributes(node), place)
      : place;
    const region = place.region === "own" ? regionByTag.get(tag) : undefined;
    const here = region === undefined ? inside : { ...inside, region };
    if (tag === "a") this.readAnchor(node, toAttributes(node), here, depth);
    else if (headingTags.has(tag)) this.readHeading(node, Number(tag[1]), here, depth);
    else if (tag === "p" || (tag === "div" && hasOwnText(node)))
      this.readParagraph(node, here, depth);
    else if (tag !== "title") this.readChildren(node.childNodes, here, depth);
    if (tag === "table" || hasSeveralItems(node))
      this.addBlock(tag === "table" ? "table" : "list", "", here);
    if (tag === "div" || tag === "main") this.addRoot(node);
    this.prose.close(tag, isBlock);
    if (isBlock) this.addBorder(place);
  }

  /** Reads the elements of `tagsWithAttributes`; returns the place of their content. */
  addElement(node: Tree.Element, tag: string, at: Attributes, place: Place): Place {
    switch (tag) {
      case "html":
        this.lang = at.lang ?? null;
        this.dir = at.dir ?? null;
        break;
      case "head":
        return { ...place, isInHead: true };
      case "body":
        this.dir ??= at.dir ?? null;
        return { ...place, isSilent: false };
      case "title":
        this.titles.push(collapseWhitespace(getText(node)));
        break;
      case "base":
        this.base ??= at.href ?? null;
        break;
      case "meta":
        this.metas.push(...listMetas(at, place));
        break;
      case "link":
        this.links.push(toHeadLink(at, place));
        break;
      case "img":
        this.addImage(at, place);
        break;
      case "area":
        if (at.href !== undefined) this.addArea(at, place);
        break;
      case "picture":
        return { ...place, sourceTypes: listSourceTypes(node) };
      case "form":
        this.forms.push({ action: at.action ?? "", url: null });
        break;
      case "time":
        this.times.push(at.datetime ?? getText(node));
        break;
      default:
        this.addEmbed(tag, at);
    }
    return place;
  }

  readAnchor(node: Tree.Element, at: Attributes, place: Place, depth: number): void {
    const collector = new NameCollector(place);
    const anchor = toAnchor(at, place);
    if (anchor.name !== "") this.targets.add(anchor.name);
    this.anchors.push(anchor);
    this.readCollected(collector, node, place, depth);
    anchor.language = collector.getLanguage(place.language);
    this.nameAnchor(anchor, at, collector.toTexts(), collector.labelIds);
  }

  /** Reads the content of a link or heading. One that is nested too deeply stays without text. */
  readCollected(collector: NameCollector, node: Tree.Element, place: Place, depth: number): void {
    const isCollected = this.collectors.length < maxOpenCollectors;
    if (isCollected) this.collectors.push(collector);
    this.readChildren(node.childNodes, place, depth);
    if (isCollected) this.collectors.pop();
  }

  readHeading(node: Tree.Element, level: number, place: Place, depth: number): void {
    const collector = new NameCollector(place);
    this.readCollected(collector, node, place, depth);
    if (!place.isHidden) this.headings.push({ level, text: collapseWhitespace(collector.text) });
    this.addBlock("heading", collector.text, place);
  }

  /** Reads a paragraph; one within several others or links is a part of their text. */
  readParagraph(node: Tree.Element, place: Place, depth: number): void {
    if (this.collectors.length > maxOuterParagraphs)
      return this.readChildren(node.childNodes, place, depth);
    const collector = new NameCollector(place);
    this.readCollected(collector, node, place, depth);
    this.addBlock("paragraph", collector.ownText, place);
  }
}
