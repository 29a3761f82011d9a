import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { FileStorage } from "#platform/storage/file-storage.ts";
import { toBusyWhenFull } from "#platform/storage/to-busy-when-full.ts";
import type { StoredAttachment } from "../store/lead.ts";
import { receiveFile, type InspectContainer, type ReceivedFile } from "./receive-file.ts";

/**
 * The files that visitors send with their requests. They are stored and handed out, never shown or decoded. Where the
 * storage takes nothing now, because it is full or away, the methods throw AppError `busy`.
 */
export interface Attachments extends Pick<
  FileStorage,
  "getLocation" | "read" | "remove" | "sweep"
> {
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
}

export function createAttachments(storage: FileStorage): Attachments {
  return {
    receive: (bytes, name, inspect) =>
      toBusyWhenFull(() => receiveFile(storage.incoming, bytes, name, inspect)),

    async keep({ name, verdict, sizeBytes, sha256, temporaryFile }) {
      if (!verdict.ok) throw new Error(`a file that was refused (${verdict.code}) is not kept`);
      const file = `${randomUUID()}.${verdict.type}`;
      await storage.put(temporaryFile, file, sha256);
      return { file, name, type: verdict.type, sizeBytes, sha256 };
    },

    discard: ({ temporaryFile }) => rm(temporaryFile, { force: true }),
    getLocation: (file) => storage.getLocation(file),
    read: (file) => storage.read(file),
    remove: (file) => storage.remove(file),
    sweep: (held, now) => storage.sweep(held, now),
  };
}
