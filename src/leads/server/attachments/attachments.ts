import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { FileStorage } from "#platform/storage/file-storage.ts";
import { toBusyWhenFull } from "#platform/storage/to-busy-when-full.ts";
import type { StoredAttachment } from "../store/lead.ts";
import { receiveFile, type InspectContainer, type ReceivedFile } from "./receive-file.ts";

/**
 * The files that visitors send with their requests. They are stored and read, but never shown or
 * decoded. Where the storage is full or unavailable, the methods throw AppError `busy`.
 */
export interface Attachments extends Pick<
  FileStorage,
  "getLocation" | "read" | "remove" | "deleteOrphans"
> {
  /**
   * Receives a file as a stream and validates it at its end. A file over the limit is read to its
   * end and discarded, so that the request can be answered.
   * @param name the file's name on the visitor's device
   * @param inspect validates Word documents; its errors are rethrown after the file is removed
   */
  receive(
    bytes: AsyncIterable<Uint8Array>,
    name: string,
    inspect?: InspectContainer,
  ): Promise<ReceivedFile>;
  /**
   * Moves an accepted file into the storage, under a random name. When the promise is fulfilled,
   * the file survives a power cut.
   */
  keep(received: ReceivedFile): Promise<StoredAttachment>;
  /** Removes a received file that is not kept. */
  discard(received: ReceivedFile): Promise<void>;
}

export function createAttachments(storage: FileStorage): Attachments {
  return {
    receive: (bytes, name, inspect) =>
      toBusyWhenFull(() => receiveFile(storage.incoming, bytes, name, inspect)),

    async keep({ name, verdict, sizeBytes, sha256, temporaryFile }) {
      if (!verdict.ok) throw new Error(`a refused file (${verdict.code}) cannot be stored`);
      const file = `${randomUUID()}.${verdict.type}`;
      await storage.put(temporaryFile, file, sha256);
      return { file, name, type: verdict.type, sizeBytes, sha256 };
    },

    discard: ({ temporaryFile }) => rm(temporaryFile, { force: true }),
    getLocation: (file) => storage.getLocation(file),
    read: (file) => storage.read(file),
    remove: (file) => storage.remove(file),
    deleteOrphans: (referencedFiles, now) => storage.deleteOrphans(referencedFiles, now),
  };
}
