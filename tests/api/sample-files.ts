import { deflateRawSync } from "node:zlib";
import type { AttachmentType } from "#leads/engine/attachment.ts";

/*
 * Small files that are what they say, made by the book of each format.
 */

const text = (content: string) => new TextEncoder().encode(content);

/** A file of this type, as small as it can be. */
export function sampleFile(type: AttachmentType): Uint8Array<ArrayBuffer> {
  return samples[type]();
}

/**
 * The file with bytes after its end until it has this size; every one of these formats allows that
 * but the packed ones.
 */
export function padTo(sizeBytes: number, file: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(sizeBytes).fill(0x20);
  padded.set(file);
  return padded;
}

/** A program: what must never pass for a document. */
export const program = Uint8Array.from([
  0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0xff, 0xff,
]);

const samples: Readonly<Record<AttachmentType, () => Uint8Array<ArrayBuffer>>> = {
  pdf: () =>
    text(
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
    ),
  jpg: () =>
    Uint8Array.from([
      0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01, 0x01, 0x00, 0x00,
      0x01, 0x00, 0x01, 0x00, 0x00, 0xff, 0xd9,
    ]),
  // One transparent pixel.
  png: () =>
    Uint8Array.from(
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
        "base64",
      ),
    ),
  doc: () => compoundFile(["Root Entry", "WordDocument"]),
  docx: () =>
    zip(["[Content_Types].xml", "_rels/.rels", "word/document.xml"].map((name) => ({ name }))),
};

/** What a test's archive holds: a file's text, packed, or a size that the directory only claims. */
interface ZipPart {
  readonly name: string;
  readonly text?: string;
  readonly unpackedBytes?: number;
}

/** An archive. A part without text is an empty file. */
export function zip(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text: content = "", unpackedBytes = Buffer.byteLength(content) } of parts) {
    const nameBytes = Buffer.from(name);
    const packed = content === "" ? Buffer.alloc(0) : deflateRawSync(content);
    const method = content === "" ? 0 : 8;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(method, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt16LE(nameBytes.length, 26);
    locals.push(local, nameBytes, packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(unpackedBytes, 24);
    entry.writeUInt16LE(nameBytes.length, 28);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, nameBytes);
    at += local.length + nameBytes.length + packed.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(at, 16);
  return Uint8Array.from(Buffer.concat([...locals, directoryBytes, end]));
}

/**
 * An OLE compound file: a header, one sector of allocation table, and the directory with four names
 * a sector. The directory's sectors lie scattered, as they do in files that Word has saved more
 * than once.
 */
export function compoundFile(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const sectorSize = 512;
  const directorySectors = Math.ceil(names.length / 4);
  const bytes = Buffer.alloc(sectorSize * (2 + 2 * directorySectors));
  const endOfChain = 0xfffffffe;
  const getSector = (i: number) => 2 * i + 1; // every other sector lies unused between them
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(getSector(0), 48);
  bytes.writeUInt32LE(0, 76);
  for (let i = 0; i < directorySectors; i++) {
    bytes.writeUInt32LE(
      i + 1 < directorySectors ? getSector(i + 1) : endOfChain,
      sectorSize + 4 * getSector(i),
    );
  }
  names.forEach((name, i) => {
    const at = sectorSize * (getSector(Math.floor(i / 4)) + 1) + 128 * (i % 4);
    bytes.write(name, at, "utf16le");
    bytes.writeUInt16LE(2 * (name.length + 1), at + 64);
    bytes.writeUInt8(i === 0 ? 5 : 2, at + 66);
  });
  return Uint8Array.from(bytes);
}
