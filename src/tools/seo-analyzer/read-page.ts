import { defaultTreeAdapter, html as spec, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import type { Anchor, Form, HeadLink, Heading, Meta, Page, Picture, Script } from "./page.ts";
import { collapse, wordsOf } from "./text.ts";

type Open<T> = { -readonly [K in keyof T]: T[K] };
type Attributes = Readonly<Record<string, string | undefined>>;

/** Whose content is no text of the page. Text in `<noscript>` is for those without scripts, which no search engine is. */
const silent = new Set(["script", "style", "template", "noscript", "svg", "math", "iframe", "object", "select", "textarea"]);
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
const linkAttributes = ["target", "download", "ping", "hreflang", "type", "referrerpolicy"];
const rootIds = new Set(["root", "app", "__next", "__nuxt", "___gatsby", "svelte", "main-app"]);
const noAttributes: Attributes = {};
/** Chromium nests no deeper either; only a page made to exhaust its reader does. */
const deepest = 512;
/** Enough of a link's or a heading's text to judge it by; one around the whole page would repeat it. */
const longestName = 2000;

interface Place {
  readonly isInHead: boolean;
  readonly isHidden: boolean;
  readonly isSilent: boolean;
  readonly language: string;
  readonly isInLink: boolean;
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
  const reader = new Reader();
  const document = parse(html);
  reader.readDocument(document);
  return reader.finish(url);
}

class Reader {
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
  readonly collectors: Collector[] = [];

  readDocument(document: Tree.Document): void {
    for (const node of document.childNodes) {
      if (defaultTreeAdapter.isDocumentTypeNode(node)) this.doctype = node.publicId === "" ? node.name : `${node.name} ${node.publicId}`;
    }
    this.readChildren(document.childNodes, { isInHead: false, isHidden: false, isSilent: true, language: "", isInLink: false, sourceTypes: [] }, 0);
  }

  readChildren(nodes: readonly Tree.ChildNode[], place: Place, depth: number): void {
    if (depth > deepest) return;
    for (const node of nodes) {
      if (node.nodeName === "#text") {
        if (!place.isSilent) this.say((node as Tree.TextNode).value, place.isHidden);
      } else if ("tagName" in node) this.readElement(node, place, depth + 1);
    }
  }

  say(text: string, isHidden: boolean): void {
    if (!isHidden) this.pieces.push(text);
    for (const collector of this.collectors) {
      if (collector.text.length > longestName) continue;
      const part = text.slice(0, longestName);
      collector.text += part;
      if (!isHidden) collector.ownText += part;
    }
  }

  readElement(node: Tree.Element, place: Place, depth: number): void {
    const tag = node.tagName;
    this.elementCount++;
    if (depth > this.depth) this.depth = depth;
    const isHtml = node.namespaceURI === spec.NS.HTML;
    const at = attributesOf(node);
    if (at !== noAttributes) this.noteCommon(at);
    if (!isHtml || silent.has(tag)) this.readSilent(node, tag, at, place, depth, isHtml);
    else this.readVisible(node, tag, at, place, depth);
  }

  noteCommon(at: Attributes): void {
    if (at.id) this.targets.add(at.id);
    if (at.itemtype) this.itemTypes.push(at.itemtype);
    if (at.typeof) this.itemTypes.push(at.typeof);
    if (at.itemprop === "author" || at.rel === "author" || (at.class !== undefined && /\b(?:author|byline)\b/i.test(at.class))) this.hasAuthorMark = true;
  }

  /** What has no text of its own for the page, though it may load or say something. */
  readSilent(node: Tree.Element, tag: string, at: Attributes, place: Place, depth: number, isHtml: boolean): void {
    if (!isHtml) {
      // Links in drawings are links all the same; a title in one is no title of the page.
      this.readChildren(node.childNodes, { ...place, isSilent: true, isHidden: true }, depth);
      return;
    }
    if (tag === "script") this.noteScript(node, at, place);
    else if (tag === "style") this.styleLength += textOf(node).length;
    else if (embedding.has(tag)) this.noteEmbed(tag, at);
    if (tag === "select") this.readChildren(node.childNodes, { ...place, isSilent: true }, depth);
  }

  readVisible(node: Tree.Element, tag: string, at: Attributes, place: Place, depth: number): void {
    const isHidden = place.isHidden || at.hidden !== undefined || (at.style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(at.style));
    const here: Open<Place> = { ...place, isHidden, language: at.lang?.trim() || place.language };
    if (!inline.has(tag)) this.say(" ", false);
    switch (tag) {
      case "html":
        this.lang = at.lang ?? null;
        this.dir = at.dir ?? null;
        break;
      case "head":
        here.isInHead = true;
        break;
      case "body":
        here.isSilent = false;
        this.dir ??= at.dir ?? null;
        break;
      case "title":
        this.titles.push(collapse(textOf(node)));
        return;
      case "base":
        this.base ??= at.href ?? null;
        break;
      case "meta":
        this.noteMeta(at, place);
        break;
      case "link":
        this.links.push(linkOf(at, place));
        break;
      case "img":
        this.noteImage(at, here);
        break;
      case "picture":
        here.sourceTypes = node.childNodes.flatMap((child) => ("tagName" in child && child.tagName === "source" ? [attributesOf(child).type ?? ""] : []));
        break;
      case "form":
        this.forms.push({ action: at.action ?? "", url: null, hasPassword: false });
        break;
      case "input":
        if (at.type?.toLowerCase() === "password") for (const form of this.forms.slice(-1)) form.hasPassword = true;
        break;
      case "time":
        this.times.push(at.datetime ?? textOf(node));
        break;
      default:
        if (embedding.has(tag)) this.noteEmbed(tag, at);
        if (at.id !== undefined && rootIds.has(at.id) && collapse(textOf(node)) === "" && node.childNodes.every((child) => !("tagName" in child))) this.hasEmptyRoot = true;
    }
    if (tag === "a") this.readAnchor(node, at, here, depth);
    else if (/^h[1-6]$/.test(tag)) this.readHeading(node, Number(tag[1]), here, depth);
    else this.readChildren(node.childNodes, here, depth);
    if (!inline.has(tag)) this.say(" ", false);
  }

  readAnchor(node: Tree.Element, at: Attributes, place: Place, depth: number): void {
    const collector: Collector = { text: "", ownText: "" };
    const anchor: Open<Anchor> = {
      href: at.href ?? null,
      url: null,
      text: "",
      ownText: "",
      label: collapse(at["aria-label"] ?? at.title ?? ""),
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
    this.readChildren(node.childNodes, { ...place, isInLink: true }, depth);
    this.collectors.pop();
    anchor.text = collapse(collector.text);
    anchor.ownText = collapse(collector.ownText);
  }

  readHeading(node: Tree.Element, level: number, place: Place, depth: number): void {
    const collector: Collector = { text: "", ownText: "" };
    this.collectors.push(collector);
    this.readChildren(node.childNodes, place, depth);
    this.collectors.pop();
    if (!place.isHidden) this.headings.push({ level, text: collapse(collector.text) });
  }

  noteMeta(at: Attributes, { isInHead }: Place): void {
    const content = at.content ?? "";
    if (at.charset !== undefined) this.metas.push({ key: "charset", attribute: "charset", content: at.charset, isInHead });
    for (const attribute of ["name", "property", "http-equiv"] as const) {
      const key = at[attribute];
      if (key !== undefined) this.metas.push({ key: key.trim().toLowerCase(), attribute, content, isInHead });
    }
  }

  noteImage(at: Attributes, place: Place): void {
    const alt = at.alt ?? null;
    if (alt !== null) for (const collector of this.collectors) collector.text += ` ${alt.slice(0, longestName)} `;
    this.images.push({
      src: at.src ?? at["data-src"] ?? "",
      url: null,
      alt,
      hasOtherName: Boolean(at["aria-label"]?.trim() || at["aria-labelledby"]?.trim() || at.title?.trim()),
      isDecorative: at.role === "presentation" || at.role === "none" || at["aria-hidden"] === "true" || place.isHidden,
      hasSize: (isLength(at.width) && isLength(at.height)) || (at.style !== undefined && /aspect-ratio|(?:^|[;\s])height\s*:/i.test(at.style)),
      isLazy: at.loading?.toLowerCase() === "lazy",
      srcset: at.srcset ?? "",
      sourceTypes: place.sourceTypes,
      isInLink: place.isInLink,
    });
  }

  noteScript(node: Tree.Element, at: Attributes, { isInHead }: Place): void {
    const type = (at.type ?? "").trim().toLowerCase();
    const isDeferred = at.async !== undefined || at.defer !== undefined || type === "module";
    this.scripts.push({ src: at.src ?? null, url: null, type, isDeferred, isInHead, code: at.src === undefined ? textOf(node) : "" });
  }

  noteEmbed(tag: string, at: Attributes): void {
    const url = at.src ?? at.data;
    if (url) this.embeds.push({ tag, url });
  }

  finish(url: string): Page {
    const base = resolve(this.base, url) ?? url;
    for (const link of this.links) link.url = resolve(link.href, base);
    for (const anchor of this.anchors) anchor.url = resolve(anchor.href, base);
    for (const image of this.images) image.url = image.src === "" ? null : resolve(image.src, base);
    for (const script of this.scripts) script.url = resolve(script.src, base);
    for (const form of this.forms) form.url = resolve(form.action, base);
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
      embeds: this.embeds.flatMap(({ tag, url: raw }) => ({ tag, url: resolve(raw, base) ?? raw })),
      targets: this.targets,
      itemTypes: this.itemTypes,
      times: this.times,
      hasAuthorMark: this.hasAuthorMark,
      elementCount: this.elementCount,
      depth: this.depth,
      styleLength: this.styleLength,
      text: collapse(text),
      words: wordsOf(text),
      hasEmptyRoot: this.hasEmptyRoot,
    };
  }
}

function attributesOf(node: Tree.Element): Attributes {
  if (node.attrs.length === 0) return noAttributes;
  const all: Record<string, string> = {};
  for (const { name, value } of node.attrs) all[name] = value;
  return all;
}

function linkOf(at: Attributes, { isInHead }: Place): Open<HeadLink> {
  const { href = "", hreflang = null, media = null } = at;
  return { rel: (at.rel ?? "").trim().toLowerCase(), href, url: null, hreflang, media, isDisabled: at.disabled !== undefined, isInHead };
}

function textOf(node: Tree.Element): string {
  let text = "";
  for (const child of node.childNodes) if (child.nodeName === "#text") text += (child as Tree.TextNode).value;
  return text;
}

function isLength(value: string | undefined): boolean {
  return value !== undefined && /^\s*\d/.test(value);
}

function resolve(address: string | null, base: string): string | null {
  return address === null ? null : (URL.parse(address.trim(), base)?.href ?? null);
}
