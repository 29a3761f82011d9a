import { join } from "node:path";
import type { FileStorage } from "./file-storage.ts";
import { openFolderStorage } from "./folder-storage.ts";
import { openS3Storage } from "./s3-storage.ts";
import type { S3Settings } from "./settings.ts";

/**
 * Opens the storage that the settings name: a bucket or a folder.
 * @param folder an absolute path
 */
export function openStorage(folder: string, bucket: S3Settings | undefined): Promise<FileStorage> {
  return bucket === undefined
    ? openFolderStorage(folder)
    : openS3Storage(bucket, join(folder, "incoming"));
}
