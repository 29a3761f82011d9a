import type { FieldDefinition, FileFieldDefinition } from "../../fields.ts";
import type { LeadRow } from "./leads-table.ts";
import { hashContent } from "./content-hash.ts";
import type { Lead, LeadContent, NewLead } from "./lead.ts";
import { allCells, cells, listExportedFields, type LeadColumns } from "./lead-fields.ts";

export function toRow(id: string, { content, key, receivedAt, state = "new" }: NewLead): LeadRow {
  return {
    id,
    kind: content.kind,
    state,
    handled_at: null,
    received_at: receivedAt.toISOString(),
    locale: content.locale,
    ...toColumns(content),
    idempotency_key: key ?? null,
    content_hash: hashContent(content),
    confirmation: null,
  };
}

function toColumns(content: LeadContent): LeadColumns {
  const unused = allCells.map(({ column }) => [column, null] as const);
  const used = cells[content.kind].map(({ column, read }) => [column, read(content)] as const);
  return Object.fromEntries([...unused, ...used]) as LeadColumns;
}

/** Converts a row to a lead. The order of its keys is the order in the agency's JSON. */
export function toLead(row: LeadRow): Lead {
  const { name, email, phone, ...others } = Object.fromEntries(
    listExportedFields(row.kind).map(({ name, field }) => [name, readField(row, field)]),
  );
  return {
    id: row.id,
    receivedAt: row.received_at,
    state: row.state,
    ...(row.handled_at === null ? {} : { handledAt: row.handled_at }),
    ...(row.confirmation === null ? {} : { confirmation: row.confirmation }),
    locale: row.locale,
    name,
    email,
    phone,
    kind: row.kind,
    ...others,
  } as Lead;
}

function readField(row: LeadRow, field: FieldDefinition): unknown {
  if ("parts" in field) return readFile(row, field);
  return field.isRequired ? readColumn(row, field.column) : (getColumn(row, field.column) ?? "");
}

/** @returns undefined where the lead has no file */
function readFile(row: LeadRow, { parts }: FileFieldDefinition): unknown {
  const columns = Object.entries(parts).map(([part, { column }]) => [part, column] as const);
  if (columns.every(([, column]) => getColumn(row, column) === null)) return undefined;
  return Object.fromEntries(columns.map(([part, column]) => [part, readColumn(row, column)]));
}

function getColumn(row: LeadRow, column: string): unknown {
  return (row as unknown as Readonly<Record<string, unknown>>)[column];
}

function readColumn(row: LeadRow, column: string): unknown {
  const value = getColumn(row, column);
  if (value === null) throw new Error(`lead ${row.id} has no ${column}`);
  return value;
}
