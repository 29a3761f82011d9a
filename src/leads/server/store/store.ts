import type { Lead, LeadKind, LeadState, NewLead } from "./lead.ts";

/** Selects the leads that match every condition given. */
export interface LeadFilter {
  readonly kind?: LeadKind | undefined;
  readonly state?: LeadState | undefined;
  /** A text that occurs in a free-text field or in the file's name, in either case. */
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
   * Stores a lead together with its pending notifications. When the promise is fulfilled they survive
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
  /** Sets the state of a lead and returns the changed lead. */
  mark(id: string, state: LeadState, now: Date): Promise<Lead | undefined>;
  /** Deletes a lead and its notifications, and returns it. The caller deletes its file. */
  remove(id: string): Promise<Lead | undefined>;
  /**
   * Deletes every lead received before a moment, with its notifications.
   * @returns their number and their files, which the caller deletes
   */
  purge(before: Date): Promise<{ readonly removed: number; readonly files: readonly string[] }>;
  /** The file of every attachment that a lead holds. */
  listAttachmentFiles(): Promise<ReadonlySet<string>>;
  /** How many bytes all attachments take together. */
  attachmentBytes(): Promise<number>;
  /** Runs a trivial query to check that the database answers. */
  check(): Promise<void>;
  /** Closes the database too. */
  close(): Promise<void>;
}

export interface AddedLead {
  readonly id: string;
  readonly isNew: boolean;
}
