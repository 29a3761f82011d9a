import type { Lead, LeadKind, LeadState, NewLead } from "./lead.ts";

/** Selects the leads that match all of the conditions. */
export interface LeadFilter {
  readonly kind?: LeadKind | undefined;
  readonly state?: LeadState | undefined;
  /**
   * A text that occurs in a free-text field or in the file's name, in either letter case, or the
   * lead's reference.
   */
  readonly search?: string | undefined;
  /** Received at this time or later. */
  readonly since?: Date | undefined;
}

/**
 * Stores leads. tests/api/lead-store.test.ts tests the behaviour on every database.
 * Every method throws AppError `busy` where the database is unavailable.
 */
export interface LeadStore {
  /**
   * Stores a lead together with its pending notifications. When the promise is fulfilled they
   * survive a power cut. The same content under the same key is stored once, and so is the same
   * content without a key within an hour: the duplicate gets `isNew: false` and the id of the first
   * lead. Different content is always a new lead.
   */
  addLead(lead: NewLead): Promise<AddedLead>;
  /** Lists leads, the newest first. */
  list(filter: LeadFilter & { readonly limit: number }): Promise<readonly Lead[]>;
  /** Iterates over all leads, the oldest first, and reads them in pages. */
  iterate(filter: LeadFilter): AsyncIterable<Lead>;
  find(id: string): Promise<Lead | undefined>;
  /** Lists the ids that begin with a text, or whose reference it is: the first twenty of them. */
  listMatchingIds(typed: string): Promise<readonly string[]>;
  /** Sets the state of a lead and returns the changed lead. */
  mark(id: string, state: LeadState, now: Date): Promise<Lead | undefined>;
  /** Deletes a lead and its notifications, and returns it. The caller deletes its file. */
  remove(id: string): Promise<Lead | undefined>;
  /**
   * Deletes every lead received before a time, with its notifications.
   * @returns their number and their files, which the caller deletes
   */
  purge(before: Date): Promise<{ readonly removed: number; readonly files: readonly string[] }>;
  /** Lists the file names of all attachments. */
  listAttachmentFiles(): Promise<ReadonlySet<string>>;
  /** Returns the size of all attachments together. */
  sumAttachmentBytes(): Promise<number>;
  /** Runs a trivial query to check that the database answers. */
  check(): Promise<void>;
  /** Closes the database too. */
  close(): Promise<void>;
}

export interface AddedLead {
  readonly id: string;
  readonly isNew: boolean;
}
