import type { Lead, LeadKind, NewLead } from "./lead.ts";

/** Where leads are kept. tests/api/lead-store.test.ts says what every store has to do. */
export interface LeadStore {
  /**
   * Keeps a lead. When the promise is fulfilled it survives a power cut.
   * The same content under the same key is kept once, and so is the same content without a key within an hour;
   * `isNew` is false for the second, and `id` is the first one's. Other content is always another lead.
   * @throws AppError `busy` where the store could not be reached in time
   */
  addLead(lead: NewLead): Promise<AddedLead>;
  /** The newest leads first. */
  list(filter: { readonly kind?: LeadKind | undefined; readonly limit: number }): Promise<readonly Lead[]>;
  /** All leads, the oldest first, a few at a time. */
  all(filter: { readonly kind?: LeadKind | undefined }): AsyncIterable<Lead>;
  find(id: string): Promise<Lead | undefined>;
  /** The ids that begin with a text; at most two, which is enough to know that it is not one. */
  idsBeginningWith(prefix: string): Promise<readonly string[]>;
  /** Removes a lead for good and says what it was. Its file is the caller's to remove. */
  remove(id: string): Promise<Lead | undefined>;
  /** The file of every attachment that a lead holds. */
  attachmentFiles(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

export interface AddedLead {
  readonly id: string;
  readonly isNew: boolean;
}
