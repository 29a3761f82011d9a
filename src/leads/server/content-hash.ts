import { createHash } from "node:crypto";
import type { LeadContent } from "./lead.ts";

/** Names what a lead says: SHA-256, in hex, over its kind, its fields in a fixed order and its file's content. */
export function hashContent(content: LeadContent): string {
  const { kind, locale, name, email, phone } = content;
  const rest =
    content.kind === "contact"
      ? [content.message]
      : [
          content.serviceType,
          content.projectDescription,
          content.budget,
          content.deadline,
          content.projectSize,
          content.managementSystem,
          content.attachment?.sha256 ?? null,
        ];
  return createHash("sha256")
    .update(JSON.stringify([kind, locale, name, email, phone, ...rest]))
    .digest("hex");
}
