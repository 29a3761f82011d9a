import { toRgb } from "./colour.ts";
import type { NamedColour } from "./export-text.ts";

/** Block types and the colour type of an Adobe Swatch Exchange file. */
const groupStart = 0xc001;
const groupEnd = 0xc002;
const colourEntry = 0x0001;
const processColour = 2;

/**
 * Formats the palette as an Adobe Swatch Exchange file with one group. Adobe has not published the
 * format. It is big-endian: "ASEF", version 1.0, the number of blocks, then blocks of type, length
 * and content; names are in UTF-16 and end with a zero.
 * @see http://www.selapa.net/swatches/colors/fileformats.php#adobe_ase
 */
export function formatAse(title: string, colours: readonly NamedColour[]): Uint8Array<ArrayBuffer> {
  const blocks = [
    { kind: groupStart, content: encodeName(title) },
    ...colours.map((colour) => ({ kind: colourEntry, content: encodeColour(colour) })),
    { kind: groupEnd, content: new Uint8Array() },
  ];
  const file = new Uint8Array(
    12 + blocks.reduce((sum, { content }) => sum + 6 + content.length, 0),
  );
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode("ASEF"));
  view.setUint16(4, 1);
  view.setUint32(8, blocks.length);
  let at = 12;
  for (const { kind, content } of blocks) {
    view.setUint16(at, kind);
    view.setUint32(at + 2, content.length);
    file.set(content, at + 6);
    at += 6 + content.length;
  }
  return file;
}

function encodeName(name: string): Uint8Array {
  const bytes = new Uint8Array(2 + (name.length + 1) * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, name.length + 1);
  for (let i = 0; i < name.length; i++) view.setUint16(2 + i * 2, name.charCodeAt(i));
  return bytes;
}

function encodeColour({ hex, name }: NamedColour): Uint8Array {
  const title = encodeName(`${hex} ${name}`);
  const bytes = new Uint8Array(title.length + 18);
  bytes.set(title);
  const view = new DataView(bytes.buffer, title.length);
  new TextEncoder().encodeInto("RGB ", bytes.subarray(title.length));
  toRgb(hex).forEach((channel, i) => view.setFloat32(4 + i * 4, channel / 255));
  view.setUint16(16, processColour);
  return bytes;
}
