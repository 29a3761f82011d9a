import type { StorageKey } from "./inventory/browser-storage.ts";
import type { Retention } from "./inventory/retention.ts";

/**
 * The parameter in the image optimizer's address that says that pictures were shared with the
 * installed site. The pictures themselves wait in the browser's cache; where they do not, they were
 * lost on the way, and the tool says so.
 */
export const sharedPicturesParameter = "shared";

const cacheName = "shared-pictures" satisfies StorageKey<"cache">;
const nameHeader = "x-file-name";
const timeHeader = "x-stored-at";
/** A share that the tool has not taken after this time was interrupted. */
const shareTtlMs = (24 satisfies Retention["browserFileHours"]) * 3600 * 1000;

/**
 * Stores pictures until the image optimizer takes them. They replace those of an earlier share.
 * @throws DOMException where the browser's storage is full or refused; then none is stored
 */
export async function storeSharedPictures(files: readonly File[]): Promise<void> {
  await caches.delete(cacheName);
  try {
    const cache = await caches.open(cacheName);
    for (const [i, file] of files.entries())
      await cache.put(
        `/${cacheName}/${i}`,
        new Response(file, {
          headers: {
            "content-type": file.type,
            [nameHeader]: encodeURIComponent(file.name),
            [timeHeader]: String(Date.now()),
          },
        }),
      );
  } catch (error) {
    await caches.delete(cacheName).catch(() => undefined);
    throw error;
  }
}

/**
 * Returns the stored pictures in the order of the share, without any that cannot be read or that
 * were stored more than a day ago, and deletes all of them.
 */
export async function takeSharedPictures(): Promise<readonly File[]> {
  try {
    const responses = (await readShare()).filter((response) => !isExpired(response));
    const files = await Promise.allSettled(responses.map(toFile));
    return files.flatMap((file) => (file.status === "fulfilled" ? [file.value] : []));
  } finally {
    await deleteShare();
  }
}

/** Deletes pictures that were stored more than a day ago; the image optimizer was not opened. */
export async function deleteExpiredSharedPictures(): Promise<void> {
  if ((await readShare()).some(isExpired)) await deleteShare();
}

async function readShare(): Promise<readonly Response[]> {
  // Without a secure connection there is no cache.
  if (typeof caches === "undefined" || !(await caches.has(cacheName))) return [];
  return (await caches.open(cacheName)).matchAll();
}

async function deleteShare(): Promise<void> {
  if (typeof caches !== "undefined") await caches.delete(cacheName);
}

/** Also for a time that is missing, or in the future because the clock was set back. */
const isExpired = ({ headers }: Response): boolean =>
  !(Math.abs(Date.now() - Number(headers.get(timeHeader) ?? NaN)) <= shareTtlMs);

async function toFile(response: Response): Promise<File> {
  const blob = await response.blob();
  const name = decodeURIComponent(response.headers.get(nameHeader) ?? "");
  return new File([blob], name, { type: blob.type });
}
