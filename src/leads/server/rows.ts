import type { LeadRow } from "./leads-table.ts";
import { hashContent } from "./content-hash.ts";
import type { Lead, NewLead, StoredAttachment } from "./lead.ts";

export function toRow(id: string, { content, key, receivedAt, state = "new" }: NewLead): LeadRow {
  const request = content.kind === "service-request" ? content : undefined;
  return {
    id,
    kind: content.kind,
    state,
    handled_at: null,
    received_at: receivedAt.toISOString(),
    locale: content.locale,
    name: content.name,
    email: content.email,
    phone: content.phone,
    message: content.kind === "contact" ? content.message : content.projectDescription,
    service_type: request?.serviceType ?? null,
    budget: request?.budget ?? null,
    deadline: request?.deadline ?? null,
    project_size: request?.projectSize ?? null,
    management_system: request?.managementSystem ?? null,
    attachment_file: request?.attachment?.file ?? null,
    attachment_name: request?.attachment?.name ?? null,
    attachment_type: request?.attachment?.type ?? null,
    attachment_size_bytes: request?.attachment?.sizeBytes ?? null,
    attachment_sha256: request?.attachment?.sha256 ?? null,
    idempotency_key: key ?? null,
    content_hash: hashContent(content),
    confirmation: null,
  };
}

export function toLead(row: LeadRow): Lead {
  const { id, locale, name, email, phone } = row;
  const said = {
    ...(row.handled_at === null ? {} : { handledAt: row.handled_at }),
    ...(row.confirmation === null ? {} : { confirmation: row.confirmation }),
  };
  const base = {
    id,
    receivedAt: row.received_at,
    state: row.state,
    ...said,
    locale,
    name,
    email,
    phone,
  };
  if (row.kind === "contact") return { ...base, kind: "contact", message: row.message };
  return {
    ...base,
    kind: "service-request",
    projectDescription: row.message,
    serviceType: requireColumn(row, "service_type"),
    budget: requireColumn(row, "budget"),
    deadline: requireColumn(row, "deadline"),
    projectSize: requireColumn(row, "project_size"),
    managementSystem: requireColumn(row, "management_system"),
    attachment: toAttachment(row),
  };
}

function toAttachment(row: LeadRow): StoredAttachment | undefined {
  if (row.attachment_file === null) return undefined;
  return {
    file: row.attachment_file,
    name: requireColumn(row, "attachment_name"),
    type: requireColumn(row, "attachment_type"),
    sizeBytes: requireColumn(row, "attachment_size_bytes"),
    sha256: requireColumn(row, "attachment_sha256"),
  };
}

function requireColumn<Column extends keyof LeadRow>(
  row: LeadRow,
  column: Column,
): NonNullable<LeadRow[Column]> {
  const value = row[column];
  if (value === null) throw new Error(`lead ${row.id} has no ${column}`);
  return value;
}
