import type { Lead, LeadKind, LeadState, NewLead } from "./lead.ts";

/** Which leads are meant: those of which everything holds that is said. */
export interface LeadFilter {
  readonly kind?: LeadKind | undefined;
  readonly state?: LeadState | undefined;
  /** Words that name, e-mail, phone, text or the file's name hold as they stand; small and capital letters are one. */
  readonly search?: string | undefined;
  /** Received at this moment or later. */
  readonly since?: Date | undefined;
}

/**
 * Where leads are kept. tests/api/lead-store.test.ts says what a store has to do, on every database.
 * Every method throws AppError `busy` where the database could not be had in time.
 */
export interface LeadStore {
  /**
   * Keeps a lead, and with it the notices of it that are to be delivered. When the promise is fulfilled they survive
   * a power cut.
   * The same content under the same key is kept once, and so is the same content without a key within an hour;
   * `isNew` is false for the second, and `id` is the first one's. Other content is always another lead.
   */
  addLead(lead: NewLead): Promise<AddedLead>;
  /** The newest leads first. */
  list(filter: LeadFilter & { readonly limit: number }): Promise<readonly Lead[]>;
  /** All leads, the oldest first, a few at a time. */
  iterate(filter: LeadFilter): AsyncIterable<Lead>;
  find(id: string): Promise<Lead | undefined>;
  /** The ids that begin with a text; at most two, which is enough to know that it is not one. */
  listIdsByPrefix(prefix: string): Promise<readonly string[]>;
  /** Says what became of a lead, and gives it back as it is now. */
  mark(id: string, state: LeadState, now: Date): Promise<Lead | undefined>;
  /** Removes a lead for good, its notices too, and says what it was. Its file is the caller's to remove. */
  remove(id: string): Promise<Lead | undefined>;
  /**
   * Removes every lead received before a moment, with its notices.
   * @returns how many there were, and their files, which are the caller's to remove
   */
  purge(before: Date): Promise<{ readonly removed: number; readonly files: readonly string[] }>;
  /** The file of every attachment that a lead holds. */
  listAttachmentFiles(): Promise<ReadonlySet<string>>;
  /** How many bytes all attachments take together. */
  attachmentBytes(): Promise<number>;
  /** Asks the database for a sign of life. */
  check(): Promise<void>;
  /** Closes the database too. */
  close(): Promise<void>;
}

export interface AddedLead {
  readonly id: string;
  readonly isNew: boolean;
}
