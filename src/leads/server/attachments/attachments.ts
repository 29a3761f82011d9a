import type { AttachmentVerdict } from "../../engine/attachment.ts";
import type { StoredAttachment } from "../lead.ts";

/** A file that has arrived whole, been judged, and is not kept yet. */
export interface ReceivedFile {
  readonly name: string;
  readonly verdict: AttachmentVerdict;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly temporaryFile: string;
}

/** Judges a file of which only a process of its own may read more than its beginning and end. */
export type InspectContainer = (path: string, name: string) => Promise<AttachmentVerdict>;

/**
 * The files that visitors send with their requests. They are stored and handed out, never shown or decoded.
 * tests/api/attachment-stores.test.ts says what every place for them has to do. Where it takes nothing now, because it
 * is full or away, its methods throw AppError `busy`.
 */
export interface Attachments {
  /**
   * Takes a file in while it streams and judges it at its end. A file over the limit is read on and thrown away, so
   * that its sender can be answered.
   * @param name the file's name on the visitor's device
   * @param inspect judges Word documents; what it throws is thrown on, and nothing of the file is left
   */
  receive(
    bytes: AsyncIterable<Uint8Array>,
    name: string,
    inspect?: InspectContainer,
  ): Promise<ReceivedFile>;
  /** Makes an accepted file durable under a name of its own. When the promise is fulfilled it survives a power cut. */
  keep(received: ReceivedFile): Promise<StoredAttachment>;
  /** Throws away a file that has arrived and is not wanted. */
  discard(received: ReceivedFile): Promise<void>;
  /** Where a kept file lies, for people: a path or an address. */
  getLocation(file: string): string;
  /** The content of a kept file. @throws Error where it is not there, AppError `busy` where it cannot be had now */
  read(file: string): Promise<Uint8Array>;
  remove(file: string): Promise<void>;
  /**
   * Clears away what a killed process left: files that no lead holds. Younger ones than ten minutes stay, five times
   * as long as a request may take: another process may be about to store the lead they belong to.
   * @returns how many were removed
   */
  sweep(held: ReadonlySet<string>, now: Date): Promise<number>;
}

/** @see Attachments.sweep */
export const orphanAgeMs = 600_000;
