import type { AttachmentType } from "#leads/attachment.ts";
import type { ServiceRequest } from "#leads/service-request.contract.ts";
import type { Locale } from "#i18n/messages.ts";
import { contentHash } from "./content-hash.ts";
import type { Lead, LeadKind, NewLead, StoredAttachment } from "./lead.ts";

/** The tables as migrations.ts builds them. */
export interface Tables {
  leads: LeadRow;
}

export interface LeadRow {
  id: string;
  kind: LeadKind;
  received_at: string;
  locale: Locale;
  name: string;
  email: string;
  phone: string;
  /** A contact's message, or a request's description of the project. */
  message: string;
  service_type: string | null;
  budget: ServiceRequest["budget"] | null;
  deadline: string | null;
  project_size: ServiceRequest["projectSize"] | null;
  management_system: ServiceRequest["managementSystem"] | null;
  attachment_file: string | null;
  attachment_name: string | null;
  attachment_type: AttachmentType | null;
  attachment_size_bytes: number | null;
  attachment_sha256: string | null;
  idempotency_key: string | null;
  content_hash: string;
}

export function toRow(id: string, { content, key, receivedAt }: NewLead): LeadRow {
  const request = content.kind === "service-request" ? content : undefined;
  return {
    id,
    kind: content.kind,
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
    content_hash: contentHash(content),
  };
}

export function toLead(row: LeadRow): Lead {
  const { id, locale, name, email, phone } = row;
  const base = { id, receivedAt: row.received_at, locale, name, email, phone };
  if (row.kind === "contact") return { ...base, kind: "contact", message: row.message };
  return {
    ...base,
    kind: "service-request",
    projectDescription: row.message,
    serviceType: present(row, "service_type"),
    budget: present(row, "budget"),
    deadline: present(row, "deadline"),
    projectSize: present(row, "project_size"),
    managementSystem: present(row, "management_system"),
    attachment: attachmentOf(row),
  };
}

function attachmentOf(row: LeadRow): StoredAttachment | undefined {
  if (row.attachment_file === null) return undefined;
  return {
    file: row.attachment_file,
    name: present(row, "attachment_name"),
    type: present(row, "attachment_type"),
    sizeBytes: present(row, "attachment_size_bytes"),
    sha256: present(row, "attachment_sha256"),
  };
}

function present<Column extends keyof LeadRow>(row: LeadRow, column: Column): NonNullable<LeadRow[Column]> {
  const value = row[column];
  if (value === null) throw new Error(`lead ${row.id} has no ${column}`);
  return value;
}
