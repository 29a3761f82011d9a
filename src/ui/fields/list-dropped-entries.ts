/**
 * Lists what was dropped where a folder is among it. The list is gone when the event is over.
 * @returns empty where only files were dropped, or the browser does not know folders
 */
export function listDroppedEntries(items: DataTransferItemList): readonly FileSystemEntry[] {
  const entries = [...items].flatMap((item) => {
    const entry = item.kind === "file" ? (item.webkitGetAsEntry?.() ?? null) : null;
    return entry === null ? [] : [entry];
  });
  return entries.some(({ isDirectory }) => isDirectory) ? entries : [];
}
