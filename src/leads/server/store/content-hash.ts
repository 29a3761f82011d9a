import { createHash } from "node:crypto";
import type { LeadContent } from "./lead.ts";
import { getValue, listFields, sortByPosition, type NamedField } from "./lead-fields.ts";

/**
 * Hashes the content of a lead: SHA-256, in hex, over the JSON of its kind, its language and every
 * field of its form, where a file is represented by its own hash. The fields with a hashPosition
 * come first, then, as pairs of name and value, those without one that are not empty.
 */
export function hashContent(content: LeadContent, fields = listFields(content.kind)): string {
  const hashed = fields.map((named) => ({ ...named, value: toHashed(content, named) }));
  const values = sortByPosition(hashed, ({ field }) => field.hashPosition).flatMap<unknown>(
    ({ name, field, value }) => {
      if (field.hashPosition !== undefined) return [value];
      return value === null || value === "" ? [] : [[name, value]];
    },
  );
  return createHash("sha256")
    .update(JSON.stringify([content.kind, content.locale, ...values]))
    .digest("hex");
}

function toHashed(content: LeadContent, named: NamedField): string | null {
  const value = getValue(content, named);
  return typeof value === "object" ? value.sha256 : (value ?? null);
}
