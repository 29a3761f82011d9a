import { finished, Transform, type Readable, type TransformCallback } from "node:stream";

/**
 * The bytes of a file that arrives within a form. Destroying this stream discards the rest of the
 * file and leaves the form's parser running, so that the fields behind the file are read and the
 * request is answered.
 */
export class FileStream extends Transform {
  #receivedBytes = 0;
  readonly #start = Promise.withResolvers<boolean>();

  /** @param source the file's part, as the parser of the form emits it */
  constructor(source: Readable) {
    super();
    this.on("error", () => undefined); // the reader gets the error; without one it is no crash
    finished(source, (error) => error && this.destroy(error));
    source.pipe(this);
    this.once("close", () => source.resume());
  }

  get receivedBytes(): number {
    return this.#receivedBytes;
  }

  /** Waits for the first byte. @returns false where the file ends without one */
  hasBytes(): Promise<boolean> {
    return this.#start.promise;
  }

  override _transform(chunk: Uint8Array, _encoding: string, done: TransformCallback): void {
    this.#receivedBytes += chunk.length;
    this.#start.resolve(true);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    this.#start.resolve(false);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#start.resolve(false);
    done(error);
  }
}
