/**
 * The eight bytes of the signature, followed by the header chunk (13 bytes).
 * @see https://www.w3.org/TR/png-3/#5PNG-file-signature
 */
const pngStart = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
];

/**
 * Whether a file begins as a PNG picture does: signature, header chunk, a size that is not zero.
 */
export function isPngHeader(bytes: Uint8Array): boolean {
  if (bytes.length < 33 || !pngStart.every((byte, i) => bytes[i] === byte)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(16) > 0 && view.getUint32(20) > 0;
}

/**
 * Whether a file begins as a JPEG picture does: start of image, then the marker of a segment that
 * may follow (frames, tables, application data, a comment).
 * @see ITU-T T.81 table B.1
 */
export function isJpegHeader(bytes: Uint8Array): boolean {
  const marker = bytes[3];
  const mayFollow =
    marker !== undefined &&
    ((marker >= 0xc0 && marker <= 0xcf) ||
      (marker >= 0xdb && marker <= 0xdd) ||
      (marker >= 0xe0 && marker <= 0xef) ||
      marker === 0xfe);
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff && mayFollow;
}
