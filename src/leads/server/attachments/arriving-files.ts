import { AppError } from "#base/app-error.ts";
import { RateLimitError } from "#base/rate-limit-error.ts";
import { maxAttachmentBytes } from "../../engine/attachment.ts";
import type { FileStream } from "./file-stream.ts";

/** Files that are being received take 5 MB of the disk each, before their form is checked. */
const maxReceiving = { perVisitor: 4, total: 40 };
/** The `Retry-After` of a refused file; a file on a slow connection takes up to two minutes. */
const retryAfterSeconds = 30;
/**
 * A file is slow when it arrives at half the speed that 5 MB need to arrive within the two minutes
 * of a request. A connection begins slowly, so that its first seconds say nothing.
 */
const minBytesPerMs = maxAttachmentBytes / 120_000 / 2;
const minAgeMs = 2_000;

interface ArrivingFile {
  readonly visitor: string;
  readonly stream: FileStream;
  readonly startedAtMs: number;
}

/**
 * Limits the files that arrive at the same time. Where there are too many, a slow one makes room
 * for the next, and then one of a visitor who sends several: otherwise a few clients that send
 * nothing more would keep everybody's files out. The form of a file that made room is read to its
 * end and answered.
 */
export class ArrivingFiles {
  readonly #files = new Set<ArrivingFile>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Receives a file whose first byte is here.
   * @param work reads the stream
   * @throws RateLimitError where the visitor sends too many files at the same time, AppError `busy`
   *   where all visitors together do, or where this file has made room for another
   */
  async receive<T>(visitor: string, stream: FileStream, work: () => Promise<T>): Promise<T> {
    this.#makeRoom(visitor);
    const file = { visitor, stream, startedAtMs: this.#now().getTime() };
    this.#files.add(file);
    try {
      return await work();
    } finally {
      this.#files.delete(file);
    }
  }

  #makeRoom(visitor: string): void {
    const own = this.#listOf(visitor);
    if (own.length >= maxReceiving.perVisitor && !this.#stopSlowest(own.filter(this.#isSlow)))
      throw new RateLimitError("one address sends too many files at once", retryAfterSeconds);
    if (this.#files.size < maxReceiving.total) return;
    const hasRoom =
      this.#stopSlowest([...this.#files].filter(this.#isSlow)) ||
      this.#stopSlowest(this.#listOfGreediest(this.#listOf(visitor).length));
    if (!hasRoom) throw new AppError("busy", "too many files arrive at once");
  }

  #listOf(visitor: string): readonly ArrivingFile[] {
    return [...this.#files].filter((file) => file.visitor === visitor);
  }

  /** Lists the files of the visitor who sends the most, if that is more even after the next one. */
  #listOfGreediest(ownCount: number): readonly ArrivingFile[] {
    const visitors = [...new Set([...this.#files].map(({ visitor }) => visitor))];
    const lists = visitors.map((visitor) => this.#listOf(visitor));
    const longest = lists.reduce((most, list) => (list.length > most.length ? list : most), []);
    return longest.length > ownCount + 1 ? longest : [];
  }

  readonly #isSlow = (file: ArrivingFile): boolean =>
    this.#now().getTime() - file.startedAtMs >= minAgeMs && this.#getSpeed(file) < minBytesPerMs;

  /** Returns the average speed in bytes per millisecond. */
  #getSpeed({ stream, startedAtMs }: ArrivingFile): number {
    return stream.receivedBytes / Math.max(1, this.#now().getTime() - startedAtMs);
  }

  /** Stops the slowest of these that is still arriving. @returns whether there is one */
  #stopSlowest(files: readonly ArrivingFile[]): boolean {
    const [slowest] = files
      .filter(({ stream }) => !stream.writableEnded)
      .toSorted((a, b) => this.#getSpeed(a) - this.#getSpeed(b));
    if (slowest === undefined) return false;
    this.#files.delete(slowest);
    slowest.stream.destroy(new AppError("busy", "a slow file has made room for another"));
    return true;
  }
}
