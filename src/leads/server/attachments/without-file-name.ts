import type { Lead } from "../store/lead.ts";

/** Returns a lead without the internal name of its file. */
export function withoutFileName(lead: Lead) {
  if (lead.kind === "contact") return lead;
  const { attachment, ...rest } = lead;
  if (attachment === undefined) return rest;
  const { name, type, sizeBytes, sha256 } = attachment;
  return { ...rest, attachment: { name, type, sizeBytes, sha256 } };
}
