import {
  isReadable,
  isRecent,
  readAndPrune,
  runInStore,
  storedFileTtlMs,
  type BrowserStore,
} from "#base/browser-store.ts";

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
  const kept = await readKeptFiles();
  const file = kept.find((each) => each.key === key)?.file;
  const input = findInput(form);
  if (file === undefined || input === null) return false;
  const hasContent = await isReadable(file);
  if (input.value !== "") return true;
  if (!hasContent) {
    await deleteFile(key);
    return false;
  }
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  // The field shows its button that removes the file.
  input.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

/** Reads the files of all drafts, and deletes those that are broken or were stored too long ago. */
function readKeptFiles(): Promise<readonly { readonly key: IDBValidKey; readonly file: File }[]> {
  return readAndPrune(files, null, (key, value) => {
    const { file, storedAt } = (value ?? {}) as Readonly<Partial<Record<string, unknown>>>;
    return file instanceof File && isRecent(storedAt, storedFileTtlMs) ? { key, file } : undefined;
  });
}
