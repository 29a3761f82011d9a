import type { WriteOperation } from "./write-operation.ts";

/** A write as it is sent to the database thread. */
export interface WriteItem extends Pick<WriteOperation<unknown, unknown>, "module" | "name"> {
  readonly input: unknown;
}

/** What the database thread does with one file, one thing after the other. */
export type SqliteTask =
  | { readonly do: "write"; readonly items: readonly WriteItem[]; readonly isDurable: boolean }
  | { readonly do: "purge" }
  | { readonly do: "close" };

export interface SqliteRequest {
  readonly id: number;
  /** The file is opened with the first request of a connection. */
  readonly connection: number;
  readonly file: string;
  readonly task: SqliteTask;
}

/**
 * An error between two threads. The copy of an Error has no `code` and no `errcode`, so they are
 * sent beside it.
 */
export interface SentError {
  /** Whether the database is unavailable. */
  readonly isBusy: boolean;
  readonly error: Error;
  readonly codes: { readonly code?: unknown; readonly errcode?: unknown };
}

export type SqliteReply =
  | { readonly id: number; readonly outs: readonly unknown[] }
  | { readonly id: number; readonly failure: SentError };
