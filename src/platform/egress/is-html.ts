import type { SafeResponse } from "./safe-fetch.ts";

const htmlTypes = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/**
 * Whether a response is an HTML page: by its content type, or without one by its first character.
 */
export function isHtml({ headers, bytes }: Pick<SafeResponse, "headers" | "bytes">): boolean {
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  return type === ""
    ? /^\s*</.test(Buffer.from(bytes.subarray(0, 512)).toString("latin1"))
    : htmlTypes.test(type);
}
