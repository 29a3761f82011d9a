import type { Lead } from "../store/lead.ts";

/** A lead without our own name for its file, which means nothing to who reads it. */
export function withoutFileName(lead: Lead) {
  if (lead.kind === "contact") return lead;
  const { attachment, ...rest } = lead;
  if (attachment === undefined) return rest;
  const { name, type, sizeBytes, sha256 } = attachment;
  return { ...rest, attachment: { name, type, sizeBytes, sha256 } };
}
