import { isUtf8 } from "node:buffer";
import { isHtml } from "#platform/egress/is-html.ts";
import type { SafeResponse } from "#platform/egress/safe-fetch.ts";
import type { AiSource } from "../engine/page/page-source.ts";
import { decodePage } from "./decode-page.ts";

type LlmsResponse = Pick<SafeResponse, "headers" | "bytes" | "url">;

const maxTitleSampleChars = 5_000;

/**
 * Reads an llms.txt, whatever it is encoded in. A page or an answer of an API in its place, as many
 * sites send for any address, is none.
 * @returns null where it is none
 * @see https://llmstxt.org
 */
export function parseLlmsTxt(response: LlmsResponse): AiSource["llmsTxt"] {
  const text = decode(response).trim();
  if (text === "" || text.startsWith("<") || isHtml(response) || isJson(response, text))
    return null;
  const title = /^#[ \t]+(.{1,300})/m.exec(text.slice(0, maxTitleSampleChars))?.[1]?.trim() ?? "";
  return { title, chars: text.length };
}

const getType = ({ headers }: LlmsResponse): string =>
  headers.find(([name]) => name === "content-type")?.[1] ?? "";

/** A text in UTF-8 needs no guess; one in UTF-16 without a mark has zeros for its "#" or space. */
function decode(response: LlmsResponse): string {
  const { bytes, url } = response;
  if (bytes[0] !== 0 && bytes[1] === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0) return new TextDecoder("utf-16be").decode(bytes);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  return decodePage(bytes, getType(response), url).html;
}

/** Markdown may begin with a link in brackets, and some servers call every file JSON. */
function isJson(response: LlmsResponse, text: string): boolean {
  if (!/^[[{"]/.test(text)) return false;
  if (/^application\/(?:[\w.+-]+\+)?json\b/i.test(getType(response))) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
