import type { StoredAttachment } from "./store/lead.ts";
import type { LeadStore } from "./store/store.ts";

/** Counts the leads and lists their attachments. */
export async function listBackupContent(
  store: Pick<LeadStore, "iterate">,
): Promise<{ readonly leads: number; readonly files: readonly StoredAttachment[] }> {
  let leads = 0;
  const files: StoredAttachment[] = [];
  for await (const lead of store.iterate({})) {
    leads++;
    if (lead.kind === "service-request" && lead.attachment) files.push(lead.attachment);
  }
  return { leads, files };
}
