import { runInStore, storedFileTtlMs, type BrowserStore } from "#base/browser-store.ts";

/** A chosen file, stored under the key of its draft. */
interface KeptFile {
  readonly file: File;
  readonly storedAt: number;
}

const files: BrowserStore = {
  databaseName: "ro2ya-attachments",
  storeName: "files",
  create: (database, storeName) => database.createObjectStore(storeName),
};

const findInput = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>('input[type="file"]');

/**
 * Stores the chosen file of a form in this browser; without one, deletes what is stored.
 * @throws where storage is forbidden or full
 */
export async function storeFile(form: HTMLFormElement, key: string): Promise<void> {
  const file = findInput(form)?.files?.[0];
  if (file === undefined) return deleteFile(key);
  const kept: KeptFile = { file, storedAt: Date.now() };
  await runInStore(files, "readwrite", (store) => store.put(kept, key));
}

/** Deletes the file of a draft. */
export async function deleteFile(key: string): Promise<void> {
  await runInStore(files, "readwrite", (store) => store.delete(key));
}

/**
 * Chooses the stored file of a draft in its form again, unless the visitor has chosen another.
 * @returns whether the form has a file
 */
export async function restoreFile(form: HTMLFormElement, key: string): Promise<boolean> {
  await deleteExpired();
  const kept = await runInStore(
    files,
    "readonly",
    (store) => store.get(key) as IDBRequest<KeptFile | undefined>,
  );
  const input = findInput(form);
  if (kept === undefined || input === null) return false;
  if (input.value !== "") return true;
  const transfer = new DataTransfer();
  transfer.items.add(kept.file);
  input.files = transfer.files;
  // The field shows its button that removes the file.
  input.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

async function deleteExpired(): Promise<void> {
  const expiry = Date.now() - storedFileTtlMs;
  await runInStore(files, "readwrite", (store) => {
    const all = store.openCursor();
    all.onsuccess = () => {
      const cursor = all.result;
      if (cursor === null) return;
      if ((cursor.value as KeptFile).storedAt < expiry) cursor.delete();
      cursor.continue();
    };
    return all;
  });
}
