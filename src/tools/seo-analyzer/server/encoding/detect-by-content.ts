import { isAscii } from "node:buffer";
import { readFileSync } from "node:fs";
import { resolveLabel } from "./resolve-label.ts";

/** The space for bytes in `detector.cc`; the detector itself scans no more. */
const maxBytes = 256 * 1024;
const maxUrlChars = 2048;

interface Detector {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly _initialize: () => void;
  readonly getText: () => number;
  readonly getUrl: () => number;
  readonly detect: (bytes: number, urlBytes: number) => number;
}

let detector: Detector | undefined;

/**
 * Guesses the encoding of bytes by their content, by the detector that Chromium uses for pages
 * without a declaration (Compact Encoding Detection, `scripts/encoding-detector`). It reads the
 * first 256 KB.
 * @param url decides between encodings that are equally likely: its top-level domain names a
 *   language
 * @returns the name in lower case; undefined for ASCII, UTF-16 and what it cannot tell
 */
export function detectByContent(bytes: Uint8Array, url: string): string | undefined {
  const text = bytes.subarray(0, maxBytes);
  const label = isAscii(text) ? "" : readLabel(text, url);
  const name = label === "" ? undefined : resolveLabel(label);
  return name?.startsWith("utf-16") ? undefined : name;
}

function readLabel(text: Uint8Array, url: string): string {
  detector ??= load();
  const name = Buffer.from(url.slice(0, maxUrlChars), "latin1");
  const memory = new Uint8Array(detector.memory.buffer);
  memory.set(text, detector.getText());
  memory.set(name, detector.getUrl());
  const start = detector.detect(text.length, name.length);
  // The memory may have grown, which gives it another buffer
  const result = new Uint8Array(detector.memory.buffer).subarray(start, start + 64);
  return Buffer.from(result.subarray(0, result.indexOf(0))).toString("latin1");
}

function load(): Detector {
  const module = new WebAssembly.Module(readFileSync(new URL("ced.wasm", import.meta.url)));
  // The C library names these; the detector opens and writes no file
  const refuse = () => 8; // EBADF
  const { exports } = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: {
      fd_close: refuse,
      fd_fdstat_get: refuse,
      fd_seek: refuse,
      fd_write: refuse,
    },
  });
  const loaded = exports as unknown as Detector;
  loaded._initialize();
  return loaded;
}
