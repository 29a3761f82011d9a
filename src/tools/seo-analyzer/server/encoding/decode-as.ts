/** Decodes bytes in an encoding of the Encoding standard; a byte order mark is not part of it. */
export function decodeAs(name: string, bytes: Uint8Array): string {
  if (name === "replacement") return bytes.length === 0 ? "" : "\ufffd";
  if (name === "x-user-defined") return decodeUserDefined(bytes);
  return new TextDecoder(name).decode(bytes);
}

/** Node's decoder accepts the name and returns other characters. */
function decodeUserDefined(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\x80-\xff]/g, (byte) => String.fromCharCode(0xf700 + byte.charCodeAt(0)));
}
