import type { DraftName, StorageKey } from "#base/inventory/browser-storage.ts";

/** The values that a visitor has typed and not sent yet, with their idempotency key. */
export interface Draft {
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  /** Whether the visitor sent it without a network, so that it waits to be sent. */
  readonly isUnsent?: boolean | undefined;
}

/**
 * Creates a UUID as the idempotency key of a filled-in form. `crypto.randomUUID` is missing on
 * plain http.
 */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^.{8}|.{4}(?=.{12})/g, "$&-");
}

const getStorageKey = (form: DraftName): StorageKey<"local"> => `draft:${form}`;

/** Reads the draft of a form from this browser, if there is one. Drafts stay in the browser. */
export function readDraft(form: DraftName): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(getStorageKey(form)) ?? "null") as Draft | null;
    const isDraft =
      typeof draft?.key === "string" && typeof draft.values === "object" && draft.values !== null;
    return isDraft ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a draft. @returns whether it was stored: storage may be full or forbidden */
export function writeDraft(form: DraftName, draft: Draft): boolean {
  try {
    localStorage.setItem(getStorageKey(form), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function deleteDraft(form: DraftName): void {
  try {
    localStorage.removeItem(getStorageKey(form));
  } catch {
    // Storage is forbidden, so there is no draft to delete.
  }
}
