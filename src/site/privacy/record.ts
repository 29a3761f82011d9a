import type { StorageKey } from "#base/inventory/browser-storage.ts";
import type { Localized } from "#i18n/messages.ts";

/** Something that the server stores: one row of the table in the privacy policy. */
export interface ServerRecord {
  /**
   * The columns of the database that it is in, as `leads.name`; none for what is stored elsewhere.
   */
  readonly columns: readonly string[];
  readonly what: Localized;
  readonly why: Localized;
  /** How long. */
  readonly period: Localized;
  /** Who receives or sees it. */
  readonly receivers: Localized;
}

/** Something that is stored in the visitor's browser. */
export interface BrowserRecord {
  readonly local?: readonly StorageKey<"local">[];
  readonly session?: readonly StorageKey<"session">[];
  readonly indexedDb?: readonly StorageKey<"indexedDb">[];
  readonly cache?: readonly StorageKey<"cache">[];
  readonly what: Localized;
  readonly why: Localized;
  readonly period: Localized;
}

/** Others that receive something. */
export interface ReceiverRecord {
  readonly name: Localized;
  /** Their hosts; none where a setting of the server names them, or the visitor does. */
  readonly hosts: readonly string[];
  /** The settings of the server that name them. */
  readonly settings?: readonly string[];
  readonly what: Localized;
  /** On which occasion. */
  readonly when: Localized;
}

/** Names columns of a table. @param columns with spaces between them */
export function nameColumns(table: string, columns: string): readonly string[] {
  return columns.split(" ").map((column) => `${table}.${column}`);
}
