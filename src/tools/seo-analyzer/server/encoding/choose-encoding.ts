import type { PageEncoding } from "../../engine/page/page-encoding.ts";
import { detectByContent } from "./detect-by-content.ts";
import { findMetaCharset } from "./find-meta-charset.ts";
import { resolveInnerLabel, resolveLabel } from "./resolve-label.ts";

type Choice = Omit<PageEncoding, "actual" | "invalidChars">;

/** How far an XML declaration is looked for. */
const maxDeclarationBytes = 1024;
/** What browsers in most languages, English among them, fall back to. */
const defaultName = "windows-1252";

/**
 * Chooses the encoding of a page as Chromium does: byte order mark, header, `<meta>`, XML
 * declaration, content, windows-1252. Content never decides for UTF-8, so that a page without a
 * declaration shows its author what is missing.
 * @see docs/decisions/0083-encodings-as-chromium-decides-them.md
 */
export function chooseEncoding(bytes: Uint8Array, contentType: string, url: string): Choice {
  const none = { declared: null, metaEndBytes: null };
  const mark = detectMark(bytes);
  if (mark !== undefined) return { ...none, name: mark, source: "mark" };
  const headerLabel = readHeaderCharset(contentType);
  const headerName = headerLabel === undefined ? undefined : resolveLabel(headerLabel);
  if (headerLabel !== undefined && headerName !== undefined)
    return { ...none, name: headerName, source: "header", declared: headerLabel };
  const isXml = /^\s*application\/xhtml\+xml\b/i.test(contentType);
  return chooseInner(bytes, url, isXml, headerLabel ?? null);
}

/** Chooses by what the page itself contains. */
function chooseInner(
  bytes: Uint8Array,
  url: string,
  isXml: boolean,
  unknownLabel: string | null,
): Choice {
  const xml = readXmlDeclaration(bytes);
  const scan = isXml ? undefined : findMetaCharset(bytes);
  const meta = scan?.charset;
  const declared = unknownLabel ?? xml?.unknownLabel ?? scan?.unknownLabel ?? null;
  const metaEndBytes = meta?.endBytes ?? null;
  if (meta?.name !== undefined)
    return { name: meta.name, source: "meta", declared: meta.label, metaEndBytes };
  if (xml?.name !== undefined)
    return { name: xml.name, source: "xml", declared: xml.label, metaEndBytes };
  if (isXml) return { name: "utf-8", source: "default", declared, metaEndBytes };
  const guess = detectByContent(bytes, url);
  return guess === undefined || guess === "utf-8"
    ? { name: defaultName, source: "default", declared, metaEndBytes }
    : { name: guess, source: "content", declared, metaEndBytes };
}

function detectMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : undefined;
}

/** The first `charset` parameter of a header; undefined without one or with an empty one. */
function readHeaderCharset(contentType: string): string | undefined {
  for (const parameter of contentType.slice(0, 1000).split(";").slice(1)) {
    const [name, value] = parameter.split("=", 2);
    if (name!.trim().toLowerCase() !== "charset") continue;
    const label = (value ?? "").replaceAll('"', "").trim().slice(0, 40);
    return label === "" ? undefined : label;
  }
  return undefined;
}

interface XmlDeclaration {
  readonly name?: string;
  readonly label: string | null;
  readonly unknownLabel?: string;
}

/** Reads the encoding of an XML declaration, which Chromium obeys in HTML too. */
function readXmlDeclaration(bytes: Uint8Array): XmlDeclaration | undefined {
  const start = Buffer.from(bytes.subarray(0, maxDeclarationBytes)).toString("latin1");
  if (start.startsWith("<\0?\0x\0")) return { name: "utf-16le", label: null };
  if (start.startsWith("\0<\0?\0x")) return { name: "utf-16be", label: null };
  if (!start.startsWith("<?xml")) return undefined;
  const declaration = start.slice(0, Math.max(0, start.indexOf(">")));
  const match = /encoding[\t\n\r ]*=[\t\n\r ]*(?:"([^"]*)"|'([^']*)')/.exec(declaration);
  const label = (match?.[1] ?? match?.[2])?.slice(0, 40);
  if (label === undefined) return undefined;
  const name = resolveInnerLabel(label);
  return name === undefined ? { label, unknownLabel: label } : { name, label };
}
