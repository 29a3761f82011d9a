import type { StorageKey } from "#base/inventory/browser-storage.ts";

/** What a tool hands over to the form of the service request. */
export interface RequestHandover {
  /** The id of the service, which the link to the form names too. */
  readonly service: string;
  readonly description: string;
}

const storageKey = "ro2ya:request-handover" satisfies StorageKey<"session">;

/**
 * Stores a text for the request form of this tab. Session storage, and not the address of the form,
 * carries it: an address is sent to the server and written to its log before the visitor has sent
 * anything.
 */
export function writeHandover(handover: RequestHandover): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(handover));
  } catch {
    // Storage is full or forbidden: the link still leads to the form, with the service selected.
  }
}

/** Reads the text for the request form, if there is one. */
export function readHandover(): RequestHandover | undefined {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(storageKey) ?? "null",
    ) as RequestHandover | null;
    return typeof stored?.service === "string" && typeof stored.description === "string"
      ? stored
      : undefined;
  } catch {
    return undefined;
  }
}

export function deleteHandover(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is forbidden, so there is nothing to delete.
  }
}
