import {
  defaultTreeAdapter,
  html as spec,
  parse,
  type DefaultTreeAdapterTypes as Tree,
} from "parse5";
import type { Anchor, Form, HeadLink, Heading, Meta, Page, Picture, Script } from "./page.ts";
import { collapseWhitespace, countWords } from "./text.ts";

type Open<T> = { -readonly [K in keyof T]: T[K] };
type Attributes = Readonly<Record<string, string | undefined>>;

/** Whose content is no text of the page. Text in `<noscript>` is for those without scripts, which no search engine is. */
const silent = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "svg",
  "math",
  "iframe",
  "object",
  "select",
  "textarea",
]);
/** Inside a line; everything else parts words. */
const inline = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "bdo",
  "cite",
  "code",
  "em",
  "font",
  "i",
  "kbd",
  "mark",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "var",
  "wbr",
]);
const embedding = new Set(["iframe", "embed", "object", "video", "audio", "source", "track"]);
/** Whose attributes are read one by one. */
const namingAttributes = new Set([
  "html",
  "head",
  "body",
  "title",
  "base",
  "meta",
  "link",
  "img",
  "picture",
  "form",
  "time",
  "video",
  "audio",
  "source",
  "track",
  "embed",
]);
const headings = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const byline = /\b(?:author|byline)\b/i;
const linkAttributes = ["target", "download", "ping", "hreflang", "type", "referrerpolicy"];
const rootIds = new Set(["root", "app", "__next", "__nuxt", "___gatsby", "svelte", "main-app"]);
const noAttributes: Attributes = {};
/** Two hundred times what is advised. A tree of these takes some 150 MB. */
const maxElements = 300_000;
/** Chromium nests no deeper either; only a page made to exhaust its reader does. */
const maxDepth = 512;
/** Enough of a link's or a heading's text to judge it by; one around the whole page would repeat it. */
const maxNameChars = 2000;
/** Sources of one picture that are looked at, line breaks between them included; each picture in it is judged by all. */
const maxPictureParts = 50;

interface Place {
  readonly isInHead: boolean;
  readonly isHidden: boolean;
  readonly isSilent: boolean;
  readonly language: string;
  readonly sourceTypes: readonly string[];
}

/** Who collects the text that is being walked over: open links and headings. */
interface Collector {
  text: string;
  ownText: string;
}

/**
 * Reads a page as a browser would build it (parse5 mends what is malformed) and notes all that the rules look at.
 * @param html the decoded body
 * @param url where it was found, for relative addresses
 */
export function readPage(html: string, url: string): Page {
  const reader = new PageReader();
  reader.readDocument(parseBeginning(html));
  return reader.toPage(url);
}

/**
 * Builds the tree of a page, or of its beginning: markup that is not closed as it was opened can make the parser build
 * the square of what is written.
 */
function parseBeginning(html: string): Tree.Document {
  const document = defaultTreeAdapter.createDocument();
  const full = new RangeError(`more than ${maxElements} elements`);
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => document,
    createElement(...parameters) {
      if (++elements > maxElements) throw full;
      return defaultTreeAdapter.createElement(...parameters);
    },
  };
  try {
    return parse(html, { treeAdapter });
  } catch (error) {
    if (error !== full) throw error;
    return document;
  }
}

class PageReader {
  doctype: string | null = null;
  lang: string | null = null;
  dir: string | null = null;
  base: string | null = null;
  readonly titles: string[] = [];
  readonly metas: Meta[] = [];
  readonly links: Open<HeadLink>[] = [];
  readonly anchors: Open<Anchor>[] = [];
  readonly images: Open<Picture>[] = [];
  readonly headings: Heading[] = [];
  readonly scripts: Open<Script>[] = [];
  readonly forms: Open<Form>[] = [];
  readonly embeds: { tag: string; url: string }[] = [];
  readonly targets = new Set<string>();
  readonly itemTypes: string[] = [];
  readonly times: string[] = [];
  hasAuthorMark = false;
  elementCount = 0;
  depth = 0;
  styleLength = 0;
  hasEmptyRoot = false;
  readonly pieces: string[] = [];
  charCount = 0;
  readonly collectors: Collector[] = [];

  readDocument(document: Tree.Document): void {
    for (const node of document.childNodes) {
      if (defaultTreeAdapter.isDocumentTypeNode(node))
        this.doctype = node.publicId === "" ? node.name : `${node.name} ${node.publicId}`;
    }
    this.readChildren(
      document.childNodes,
      { isInHead: false, isHidden: false, isSilent: true, language: "", sourceTypes: [] },
      0,
    );
  }

  readChildren(nodes: readonly Tree.ChildNode[], place: Place, depth: number): void {
    if (depth > maxDepth) return;
    for (const node of nodes) {
      if (node.nodeName === "#text") {
        if (!place.isSilent) this.addText((node as Tree.TextNode).value, place.isHidden);
      } else if ("tagName" in node) this.readElement(node, place, depth + 1);
    }
  }

  addText(text: string, isHidden: boolean): void {
    if (!isHidden) {
      this.pieces.push(text);
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
    const tag = node.tagName;
    this.elementCount++;
    if (depth > this.depth) this.depth = depth;
    const here = this.addAttributes(node, place);
    const isHtml = node.namespaceURI === spec.NS.HTML;
    if (!isHtml || silent.has(tag)) this.readSilent(node, tag, here, depth, isHtml);
    else this.readVisible(node, tag, here, depth);
  }

  /** What any element may say by its attributes; the same place back where it says nothing of its content. */
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

  /** What has no text of its own for the page, though it may load or say something. */
  readSilent(node: Tree.Element, tag: string, place: Place, depth: number, isHtml: boolean): void {
    if (!isHtml) {
      // Links in drawings are links all the same; a title in one is no title of the page.
      this.readChildren(node.childNodes, { ...place, isSilent: true, isHidden: true }, depth);
    } else if (tag === "script") this.addScript(node, toAttributes(node), place);
    else if (tag === "style") this.styleLength += getText(node).length;
    else if (embedding.has(tag)) this.addEmbed(tag, toAttributes(node));
  }

  readVisible(node: Tree.Element, tag: string, place: Place, depth: number): void {
    const isBlock = !inline.has(tag);
    if (isBlock) this.addText(" ", false);
    const here = namingAttributes.has(tag)
      ? this.addElement(node, tag, toAttributes(node), place)
      : place;
    if (tag === "a") this.readAnchor(node, toAttributes(node), here, depth);
    else if (headings.has(tag)) this.readHeading(node, Number(tag[1]), here, depth);
    else if (tag !== "title") this.readChildren(node.childNodes, here, depth);
    if (tag === "div" || tag === "main") this.addRoot(node);
    if (isBlock) this.addText(" ", false);
  }

  /** Elements whose own attributes matter; gives back the place of their content. */
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
        this.addMeta(at, place);
        break;
      case "link":
        this.links.push(toHeadLink(at, place));
        break;
      case "img":
        this.addImage(at, place);
        break;
      case "picture":
        return { ...place, sourceTypes: sourceTypesOf(node) };
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

  /** The frame that a framework fills, still empty. */
  addRoot(node: Tree.Element): void {
    const isEmpty =
      node.childNodes.every((child) => !("tagName" in child)) &&
      collapseWhitespace(getText(node)) === "";
    if (isEmpty && rootIds.has(toAttributes(node).id ?? "")) this.hasEmptyRoot = true;
  }

  readAnchor(node: Tree.Element, at: Attributes, place: Place, depth: number): void {
    const collector: Collector = { text: "", ownText: "" };
    const anchor: Open<Anchor> = {
      href: at.href ?? null,
      url: null,
      text: "",
      ownText: "",
      label: collapseWhitespace(at["aria-label"] ?? at.title ?? ""),
      rel: (at.rel ?? "").toLowerCase(),
      role: (at.role ?? "").trim(),
      name: at.name ?? "",
      id: at.id ?? "",
      hasOnClick: at.onclick !== undefined,
      hasLinkAttributes: linkAttributes.some((name) => at[name] !== undefined),
      language: place.language,
      isHidden: place.isHidden,
    };
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

  addMeta(at: Attributes, { isInHead }: Place): void {
    const content = at.content ?? "";
    if (at.charset !== undefined)
      this.metas.push({ key: "charset", attribute: "charset", content: at.charset, isInHead });
    for (const attribute of ["name", "property", "http-equiv"] as const) {
      const key = at[attribute];
      if (key !== undefined)
        this.metas.push({ key: key.trim().toLowerCase(), attribute, content, isInHead });
    }
  }

  addImage(at: Attributes, place: Place): void {
    const alt = at.alt ?? null;
    if (alt !== null)
      for (const collector of this.collectors)
        if (collector.text.length <= maxNameChars)
          collector.text += ` ${alt.slice(0, maxNameChars)} `;
    this.images.push({
      src: at.src ?? at["data-src"] ?? "",
      url: null,
      alt,
      hasOtherName: Boolean(
        at["aria-label"]?.trim() || at["aria-labelledby"]?.trim() || at.title?.trim(),
      ),
      isDecorative:
        at.role === "presentation" ||
        at.role === "none" ||
        at["aria-hidden"] === "true" ||
        place.isHidden,
      hasSize:
        (isLength(at.width) && isLength(at.height)) ||
        (at.style !== undefined && /aspect-ratio|(?:^|[;\s])height\s*:/i.test(at.style)),
      isLazy: at.loading?.toLowerCase() === "lazy",
      srcset: at.srcset ?? "",
      sourceTypes: place.sourceTypes,
      charsBefore: this.charCount,
    });
  }

  addScript(node: Tree.Element, at: Attributes, { isInHead }: Place): void {
    const type = (at.type ?? "").trim().toLowerCase();
    const isDeferred = at.async !== undefined || at.defer !== undefined || type === "module";
    this.scripts.push({
      src: at.src ?? null,
      url: null,
      type,
      isDeferred,
      isInHead,
      code: at.src === undefined ? getText(node) : "",
    });
  }

  addEmbed(tag: string, at: Attributes): void {
    const url = at.src ?? at.data;
    if (url) this.embeds.push({ tag, url });
  }

  toPage(url: string): Page {
    const base = resolveUrl(this.base, url) ?? url;
    for (const link of this.links) link.url = resolveUrl(link.href, base);
    for (const anchor of this.anchors) anchor.url = resolveUrl(anchor.href, base);
    for (const image of this.images)
      image.url = image.src === "" ? null : resolveUrl(image.src, base);
    for (const script of this.scripts) script.url = resolveUrl(script.src, base);
    for (const form of this.forms) form.url = resolveUrl(form.action, base);
    const text = this.pieces.join("");
    return {
      url,
      doctype: this.doctype,
      lang: this.lang,
      dir: this.dir,
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
      text: collapseWhitespace(text),
      wordCount: countWords(text),
      hasEmptyRoot: this.hasEmptyRoot,
    };
  }
}

function sourceTypesOf(picture: Tree.Element): readonly string[] {
  return picture.childNodes
    .slice(0, maxPictureParts)
    .flatMap((child) =>
      "tagName" in child && child.tagName === "source" ? [toAttributes(child).type ?? ""] : [],
    );
}

function toAttributes(node: Tree.Element): Attributes {
  if (node.attrs.length === 0) return noAttributes;
  const all: Record<string, string> = {};
  for (const { name, value } of node.attrs) all[name] = value;
  return all;
}

function toHeadLink(at: Attributes, { isInHead }: Place): Open<HeadLink> {
  const { href = "", hreflang = null, media = null } = at;
  return {
    rel: (at.rel ?? "").trim().toLowerCase(),
    href,
    url: null,
    hreflang,
    media,
    isDisabled: at.disabled !== undefined,
    isInHead,
  };
}

function getText(node: Tree.Element): string {
  let text = "";
  for (const child of node.childNodes)
    if (child.nodeName === "#text") text += (child as Tree.TextNode).value;
  return text;
}

function isLength(value: string | undefined): boolean {
  return value !== undefined && /^\s*\d/.test(value);
}

function resolveUrl(address: string | null, base: string): string | null {
  return address === null ? null : (URL.parse(address.trim(), base)?.href ?? null);
}
