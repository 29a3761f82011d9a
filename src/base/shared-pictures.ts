/**
 * The parameter in the image optimizer's address that says that pictures were shared with the
 * installed site. The pictures themselves wait in the browser's cache; where they do not, they were
 * lost on the way, and the tool says so.
 */
export const sharedPicturesParameter = "shared";

const cacheName = "shared-pictures";
const nameHeader = "x-file-name";

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
          headers: { "content-type": file.type, [nameHeader]: encodeURIComponent(file.name) },
        }),
      );
  } catch (error) {
    await caches.delete(cacheName).catch(() => undefined);
    throw error;
  }
}

/** Returns the stored pictures in the order of the share, and deletes them. */
export async function takeSharedPictures(): Promise<readonly File[]> {
  // Without a secure connection there is no cache.
  if (typeof caches === "undefined" || !(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const files = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = (await cache.match(request))!;
      const blob = await response.blob();
      const name = decodeURIComponent(response.headers.get(nameHeader) ?? "");
      return new File([blob], name, { type: blob.type });
    }),
  );
  await caches.delete(cacheName);
  return files;
}
