import { defaultTreeAdapter, html as spec, type DefaultTreeAdapterTypes as Tree } from "parse5";
import type { Page } from "./page.ts";
import { PageDraft } from "./page-draft.ts";
import {
  embeddingTags,
  headingTags,
  inlineTags,
  silentTags,
  tagsWithAttributes,
} from "./page-elements.ts";
import { parseBeginning } from "./parse-document.ts";
import { listMetas, toAnchor, toHeadLink, toPicture, toScript } from "./page-records.ts";
import {
  getText,
  listSourceTypes,
  toAttributes,
  type Attributes,
  type Place,
} from "./read-element.ts";
import { collapseWhitespace } from "../text/text.ts";

const byline = /\b(?:author|byline)\b/i;
/** Elements whose text is that of one page, or of every page of a site. */
const regionByTag: Readonly<Record<string, Place["region"]>> = {
  main: "main",
  header: "shared",
  footer: "shared",
  nav: "shared",
  aside: "shared",
};
const rootIds = new Set(["root", "app", "__next", "__nuxt", "___gatsby", "svelte", "main-app"]);
/**
 * The depth at which Chromium stops nesting. Deeper markup could exhaust the stack of the parser.
 */
const maxDepth = 512;
/**
 * How many characters of a link or heading are kept. Without a limit, each of many nested links
 * would copy the text of the page.
 */
const maxNameChars = 2000;

/** Collects the text of a link or heading while its content is read. */
interface Collector {
  text: string;
  ownText: string;
}

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

/** Whether an element is a declarative shadow tree, whose content is drawn as it was sent. */
function isShadowTree(node: Tree.Element): node is Tree.Template {
  return node.tagName === "template" && toAttributes(node).shadowrootmode !== undefined;
}

class PageParser extends PageDraft {
  readonly collectors: Collector[] = [];

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
        isHidden: false,
        isSilent: true,
        region: "own",
        language: "",
        sourceTypes: [],
      },
      0,
    );
  }

  readChildren(nodes: readonly Tree.ChildNode[], place: Place, depth: number): void {
    if (depth > maxDepth) return;
    for (const node of nodes) {
      if (node.nodeName === "#text") {
        if (!place.isSilent) this.addText((node as Tree.TextNode).value, place);
      } else if ("tagName" in node) this.readElement(node, place, depth + 1);
    }
  }

  addText(text: string, { isHidden, region }: Pick<Place, "isHidden" | "region">): void {
    if (isHidden) this.hiddenPieces.push(text);
    else {
      this.pieces.push(text);
      if (region === "main") this.mainPieces.push(text);
      else if (region === "own") this.ownPieces.push(text);
      this.charCount += text.length;
    }
    for (const collector of this.collectors) {
      if (collector.text.length > maxNameChars) continue;
      const part = text.slice(0, maxNameChars);
      collector.text += part;
      if (!isHidden) collector.ownText += part;
    }
  }

  readElement(node: Tree.Element, place: Place, depth: number): void {
    if (this.isIgnored(node)) return;
    const tag = node.tagName;
    this.elementCount++;
    if (depth > this.depth) this.depth = depth;
    const here = this.addAttributes(node, place);
    const isHtml = node.namespaceURI === spec.NS.HTML;
    if (!isHtml || silentTags.has(tag)) this.readSilent(node, tag, here, depth, isHtml);
    else this.readVisible(node, tag, here, depth);
  }

  /**
   * Reads the attributes that every element can have. Returns the same place where they do not
   * change it.
   */
  addAttributes(node: Tree.Element, place: Place): Place {
    let isHidden = place.isHidden;
    let language = place.language;
    for (const { name, value } of node.attrs) {
      if (name === "id") this.targets.add(value);
      else if (
        name === "hidden" ||
        (name === "style" && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(value))
      )
        isHidden = true;
      else if (name === "lang") language = value.trim() || language;
      else if (name === "itemtype" || name === "typeof") this.itemTypes.push(value);
      else if (
        (name === "class" && byline.test(value)) ||
        ((name === "rel" || name === "itemprop") && value === "author")
      )
        this.hasAuthorMark = true;
    }
    return isHidden === place.isHidden && language === place.language
      ? place
      : { ...place, isHidden, language };
  }

  /** Reads elements that have no text of the page but may load files. */
  readSilent(node: Tree.Element, tag: string, place: Place, depth: number, isHtml: boolean): void {
    if (!isHtml) {
      // A link in an SVG drawing is a link of the page, but a title in it is not the title of the
      // page.
      if (tag === "a") this.addOtherLink(node.attrs.find(({ name }) => name === "href")?.value);
      this.readChildren(node.childNodes, { ...place, isSilent: true, isHidden: true }, depth);
    } else if (isShadowTree(node)) this.readChildren(node.content.childNodes, place, depth);
    else if (tag === "script") this.scripts.push(toScript(node, place));
    else if (tag === "style") this.styleLength += getText(node).length;
    else if (embeddingTags.has(tag)) this.addEmbed(tag, toAttributes(node));
  }

  readVisible(node: Tree.Element, tag: string, place: Place, depth: number): void {
    const isBlock = !inlineTags.has(tag);
    const border = { isHidden: false, region: place.region };
    if (isBlock) this.addText(" ", border);
    const inside = tagsWithAttributes.has(tag)
      ? this.addElement(node, tag, toAttributes(node), place)
      : place;
    const region = place.region === "own" ? regionByTag[tag] : undefined;
    const here = region === undefined ? inside : { ...inside, region };
    if (tag === "a") this.readAnchor(node, toAttributes(node), here, depth);
    else if (headingTags.has(tag)) this.readHeading(node, Number(tag[1]), here, depth);
    else if (tag !== "title") this.readChildren(node.childNodes, here, depth);
    if (tag === "div" || tag === "main") this.addRoot(node);
    if (isBlock) this.addText(" ", border);
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
        this.addOtherLink(at.href);
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

  addOtherLink(href: string | undefined): void {
    if (href !== undefined && href.trim() !== "") this.otherHrefs.push(href);
  }

  /** Detects the root element of a JavaScript framework that is still empty. */
  addRoot(node: Tree.Element): void {
    const isEmpty =
      node.childNodes.every((child) => !("tagName" in child)) &&
      collapseWhitespace(getText(node)) === "";
    if (isEmpty && rootIds.has(toAttributes(node).id ?? "")) this.hasEmptyRoot = true;
  }

  readAnchor(node: Tree.Element, at: Attributes, place: Place, depth: number): void {
    const collector: Collector = { text: "", ownText: "" };
    const anchor = toAnchor(at, place);
    if (anchor.name !== "") this.targets.add(anchor.name);
    this.anchors.push(anchor);
    this.collectors.push(collector);
    this.readChildren(node.childNodes, place, depth);
    this.collectors.pop();
    anchor.text = collapseWhitespace(collector.text);
    anchor.ownText = collapseWhitespace(collector.ownText);
  }

  readHeading(node: Tree.Element, level: number, place: Place, depth: number): void {
    const collector: Collector = { text: "", ownText: "" };
    this.collectors.push(collector);
    this.readChildren(node.childNodes, place, depth);
    this.collectors.pop();
    if (!place.isHidden) this.headings.push({ level, text: collapseWhitespace(collector.text) });
  }

  addImage(at: Attributes, place: Place): void {
    const image = toPicture(at, place, this.charCount);
    if (image.alt !== null)
      for (const collector of this.collectors)
        if (collector.text.length <= maxNameChars)
          collector.text += ` ${image.alt.slice(0, maxNameChars)} `;
    this.images.push(image);
  }

  addEmbed(tag: string, at: Attributes): void {
    const url = at.src ?? at.data;
    if (url) this.embeds.push({ tag, url });
  }
}
