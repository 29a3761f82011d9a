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
import { EgressError } from "./egress-error.ts";

export interface Body {
  /** After decompression. */
  readonly bytes: Buffer;
  /** As transferred; for a body that was cut, what had arrived by then. */
  readonly encodedBytes: number;
  /** Whether the body was longer than `maxBytes`. */
  readonly isCut: boolean;
}

export interface BodyLimit {
  /**
   * The maximum size of the body, both as sent and decompressed. With `cut`, the body as sent may
   * exceed it by `extraEncodedBytes`.
   */
  readonly maxBytes: number;
  /** What happens to a larger body: its beginning is kept, or it is refused. */
  readonly ifLarger: "cut" | "refuse";
  /** The maximum pause between two chunks. */
  readonly idleTimeoutMs: number;
}

/**
 * Content codings may be nested (RFC 9110, section 8.4). Servers use one; several of them indicate
 * a decompression bomb.
 */
const maxCodings = 1;
const chunkBytes = 16 * 1024;
/**
 * With `cut`, a body is read this much further as sent, because a compressed body may be larger
 * than its content.
 */
const extraEncodedBytes = 64 * 1024;

/**
 * Reads and decompresses the body of a response as a stream, so that a decompression bomb takes no
 * more memory than the limit and one chunk.
 * @param signal the signal of the request
 * @throws EgressError `too-large`, `too-slow`, `refused` for an interrupted or damaged body; the
 *   signal's reason
 */
export async function readBody(
  response: IncomingMessage,
  limit: BodyLimit,
  signal: AbortSignal,
): Promise<Body> {
  const idleTimer = setTimeout(
    () => response.destroy(new EgressError("too-slow", `silent for ${limit.idleTimeoutMs} ms`)),
    limit.idleTimeoutMs,
  );
  const body = new PartialBody(limit);
  try {
    const coding = parseContentEncoding(response.headers["content-encoding"]);
    const chunks = body.countBytes(response, () => idleTimer.refresh());
    const first = (await chunks.next()).value as Buffer | undefined;
    if (first !== undefined)
      await pipeline(
        prepend(first, chunks),
        createDecoder(coding, first),
        (unpacked: AsyncIterable<Buffer>) => body.collect(unpacked),
      );
    // A body without a length ends without an error when the connection is cut.
    signal.throwIfAborted();
  } catch (cause) {
    signal.throwIfAborted();
    if (!body.isCut) {
      throw cause instanceof EgressError
        ? cause
        : new EgressError("refused", "the body is interrupted or damaged", { cause });
    }
    if (limit.ifLarger === "refuse") throw cause;
  } finally {
    clearTimeout(idleTimer);
    response.on("error", () => undefined).destroy();
  }
  return body.toBody();
}

/** What has arrived of a body, counted as sent and as decompressed. */
class PartialBody {
  readonly #limit: BodyLimit;
  readonly #keptChunks: Buffer[] = [];
  #encodedBytes = 0;
  #sizeBytes = 0;
  #endsEarly = false;

  constructor(limit: BodyLimit) {
    this.#limit = limit;
  }

  get isCut(): boolean {
    return this.#endsEarly || this.#sizeBytes > this.#limit.maxBytes;
  }

  /** Passes the body on as sent, as far as it is needed. */
  async *countBytes(sent: AsyncIterable<Buffer>, onChunk: () => void): AsyncGenerator<Buffer> {
    const { maxBytes, ifLarger } = this.#limit;
    for await (const chunk of sent) {
      onChunk();
      this.#encodedBytes += chunk.length;
      if (this.#encodedBytes > maxBytes && ifLarger === "refuse")
        throw new EgressError("too-large", `over ${maxBytes} bytes`);
      yield chunk;
      this.#endsEarly = this.#encodedBytes > maxBytes + extraEncodedBytes;
      if (this.#endsEarly) return;
    }
  }

  /** Returns early when there is enough, which ends the pipeline. */
  async collect(unpacked: AsyncIterable<Buffer>): Promise<void> {
    const { maxBytes, ifLarger } = this.#limit;
    for await (const chunk of unpacked) {
      this.#sizeBytes += chunk.length;
      if (this.#sizeBytes > maxBytes && ifLarger === "refuse")
        throw new EgressError("too-large", `unpacks to over ${maxBytes} bytes`);
      this.#keptChunks.push(chunk);
      if (this.#sizeBytes > maxBytes) return;
    }
  }

  toBody(): Body {
    return {
      bytes: Buffer.concat(this.#keptChunks).subarray(0, this.#limit.maxBytes),
      encodedBytes: this.#encodedBytes,
      isCut: this.isCut,
    };
  }
}

async function* prepend(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/** @returns the body's coding, or "identity" @throws EgressError `too-large` for more than one */
function parseContentEncoding(header = ""): string {
  const named = header.split(",").map((coding) => coding.trim().toLowerCase());
  const codings = named.filter((coding) => coding !== "" && coding !== "identity");
  if (codings.length > maxCodings)
    throw new EgressError("too-large", `${codings.length} nested codings`);
  return codings[0] ?? "identity";
}

/** A body that ends too early is decompressed as far as possible, as in browsers. */
const lenientOptions = { chunkSize: chunkBytes, finishFlush: constants.Z_SYNC_FLUSH };

function createDecoder(coding: string, first: Buffer): Transform {
  switch (coding) {
    case "identity":
      return new PassThrough();
    case "gzip":
    case "x-gzip":
      return createGunzip(lenientOptions);
    case "deflate":
      // `deflate` is the zlib format (RFC 9110, section 8.4.1.2), but some servers omit the zlib
      // header.
      return (first[0]! & 0x0f) === 8
        ? createInflate(lenientOptions)
        : createInflateRaw(lenientOptions);
    case "br":
      return createBrotliDecompress({
        chunkSize: chunkBytes,
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      });
    case "zstd":
      // The maximum window size of a content coding is 8 MB (RFC 9659).
      return createZstdDecompress({
        chunkSize: chunkBytes,
        params: { [constants.ZSTD_d_windowLogMax]: 23 },
      });
    default:
      throw new EgressError("refused", "an unknown coding");
  }
}
