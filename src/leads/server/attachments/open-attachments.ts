import { join } from "node:path";
import type { Config } from "#config.ts";
import type { Attachments } from "./attachments.ts";
import { openFolderAttachments } from "./folder-attachments.ts";
import { openS3Attachments } from "./s3-attachments.ts";

/** Attachments where the settings say: in a bucket, or in a folder beside the database. */
export function openAttachments({
  dataDir,
  bucket,
}: Pick<Config, "dataDir" | "bucket">): Promise<Attachments> {
  const folder = join(dataDir, "attachments");
  return bucket === undefined
    ? openFolderAttachments(folder)
    : openS3Attachments(bucket, join(folder, "incoming"));
}
