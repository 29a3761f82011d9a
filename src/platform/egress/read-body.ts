import type { IncomingMessage } from "node:http";
import { PassThrough, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from "node:zlib";
import { OutsideError } from "./egress-error.ts";

export interface Body {
  /** After decompression. */
  readonly bytes: Buffer;
  /** As it came over the line; of a body that was cut, what had come by then. */
  readonly encodedBytes: number;
  /** Whether there was more than was wanted. */
  readonly isCut: boolean;
}

export interface BodyLimit {
  /** Of what the body unpacks to, and of the body as sent, which may be a little larger where its beginning is enough. */
  readonly mostBytes: number;
  /** What happens to a larger one: its beginning is kept, or it is refused. */
  readonly ifLarger: "cut" | "refuse";
  /** A sender who is silent for so long is given up. */
  readonly silentMs: number;
}

/** Codings may lie over each other (RFC 9110, section 8.4). Servers use one; a stack of them is a bomb. */
const mostCodings = 1;
const chunkBytes = 16 * 1024;
/** A body of which the beginning is enough is read so much further as sent: what is packed may be larger than its content. */
const spareBytes = 64 * 1024;

/**
 * Reads an answer's body and unpacks it while it comes, so that neither a bomb nor a slow sender holds more memory
 * than the limit and a chunk.
 * @param signal has to be the one that the request was made with
 * @throws OutsideError `too-large`, `too-slow`, `refused` for what breaks off or cannot be unpacked; the signal's reason
 */
export async function readBody(
  answer: IncomingMessage,
  limit: BodyLimit,
  signal: AbortSignal,
): Promise<Body> {
  const silence = setTimeout(
    () => answer.destroy(new OutsideError("too-slow", `silent for ${limit.silentMs} ms`)),
    limit.silentMs,
  );
  const kept: Buffer[] = [];
  let [encodedBytes, size] = [0, 0];
  let endsEarly = false;

  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      silence.refresh();
      encodedBytes += chunk.length;
      if (encodedBytes > limit.mostBytes && limit.ifLarger === "refuse")
        throw new OutsideError("too-large", `over ${limit.mostBytes} bytes`);
      yield chunk;
      endsEarly = encodedBytes > limit.mostBytes + spareBytes;
      if (endsEarly) return;
    }
  }

  /** Ends early when there is enough, which ends what feeds it. */
  async function keep(unpacked: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of unpacked) {
      size += chunk.length;
      if (size > limit.mostBytes && limit.ifLarger === "refuse")
        throw new OutsideError("too-large", `unpacks to over ${limit.mostBytes} bytes`);
      kept.push(chunk);
      if (size > limit.mostBytes) return;
    }
  }

  try {
    const coding = codingOf(answer.headers["content-encoding"]);
    const chunks = counted();
    const first = (await chunks.next()).value as Buffer | undefined;
    if (first !== undefined)
      await pipeline(startingWith(first, chunks), unpackerFor(coding, first), keep);
    signal.throwIfAborted(); // a body without a length ends quietly when the connection is cut
  } catch (cause) {
    signal.throwIfAborted();
    if (size <= limit.mostBytes && !endsEarly) {
      throw cause instanceof OutsideError
        ? cause
        : new OutsideError("refused", "the body broke off or cannot be unpacked", { cause });
    }
    if (limit.ifLarger === "refuse") throw cause;
  } finally {
    clearTimeout(silence);
    answer.on("error", () => undefined).destroy();
  }
  const bytes = Buffer.concat(kept);
  return {
    bytes: bytes.subarray(0, limit.mostBytes),
    encodedBytes,
    isCut: endsEarly || size > limit.mostBytes,
  };
}

async function* startingWith(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/** @returns the body's coding, or "identity" @throws OutsideError `too-large` for more than one */
function codingOf(header = ""): string {
  const named = header.split(",").map((coding) => coding.trim().toLowerCase());
  const codings = named.filter((coding) => coding !== "" && coding !== "identity");
  if (codings.length > mostCodings)
    throw new OutsideError("too-large", `${codings.length} codings over each other`);
  return codings[0] ?? "identity";
}

/** What ends too early is kept as far as it goes, as browsers do. */
const lenient = { chunkSize: chunkBytes, finishFlush: constants.Z_SYNC_FLUSH };

function unpackerFor(coding: string, first: Buffer): Transform {
  switch (coding) {
    case "identity":
      return new PassThrough();
    case "gzip":
    case "x-gzip":
      return createGunzip(lenient);
    case "deflate":
      // It means zlib (RFC 9110, section 8.4.1.2), and some servers leave zlib's header out.
      return (first[0]! & 0x0f) === 8 ? createInflate(lenient) : createInflateRaw(lenient);
    case "br":
      return createBrotliDecompress({
        chunkSize: chunkBytes,
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      });
    case "zstd":
      // 8 MB of window, which is what servers may ask for (RFC 9659).
      return createZstdDecompress({
        chunkSize: chunkBytes,
        params: { [constants.ZSTD_d_windowLogMax]: 23 },
      });
    default:
      throw new OutsideError("refused", "an unknown coding");
  }
}
