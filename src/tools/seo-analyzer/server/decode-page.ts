/**
 * The charset has to be declared within this many bytes (HTML standard, "prescan a byte stream").
 */
const prescanBytes = 1024;

/**
 * Decodes a page by its byte order mark, its `Content-Type` header or its `<meta>`, in this order,
 * else as UTF-8.
 * @param contentType the header as sent
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const label =
    detectByteOrderMark(bytes) ??
    parseCharset(contentType) ??
    parseCharset(Buffer.from(bytes.subarray(0, prescanBytes)).toString("latin1")) ??
    "utf-8";
  return createDecoder(label).decode(bytes);
}

function detectByteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // The decoder handles that of UTF-8 itself
  return first === 0xff && second === 0xfe ? "utf-16le" : undefined;
}

/** The first `charset=` of a header or of markup, quoted or not. */
function parseCharset(text: string): string | undefined {
  const label = /charset\s*=\s*(?:["']\s*)?([\w:.-]+)/i.exec(text)?.[1]?.toLowerCase();
  // A page whose declaration is readable as ASCII is not UTF-16 (HTML standard, "change the
  // encoding").
  return label?.startsWith("utf-16") ? "utf-8" : label;
}

function createDecoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
