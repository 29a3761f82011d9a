/** A folder may be a whole disk: no more files than this are read. */
const maxFolderFiles = 1000;

/** The files of dropped folders. */
export interface FolderFiles {
  readonly files: readonly File[];
  /** Whether there are more than were read. */
  readonly isCut: boolean;
}

/**
 * Reads the files of entries and of the folders in them, at most {@link maxFolderFiles}. What
 * cannot be read is left out.
 */
export async function readEntries(entries: readonly FileSystemEntry[]): Promise<FolderFiles> {
  const files: File[] = [];
  const waiting = [...entries];
  while (waiting.length > 0 && files.length < maxFolderFiles) {
    const entry = waiting.shift()!;
    if (entry.isDirectory) waiting.push(...(await listFolder(entry as FileSystemDirectoryEntry)));
    else files.push(...(await readFile(entry as FileSystemFileEntry)));
  }
  return { files, isCut: waiting.length > 0 };
}

async function listFolder(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  // A reader gives a hundred entries at a time, and none when all were given.
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (part.length === 0) return found;
    found.push(...part);
    if (found.length > maxFolderFiles) return found;
  }
}

function readFile(entry: FileSystemFileEntry): Promise<readonly File[]> {
  return new Promise((resolve) =>
    entry.file(
      (file) => resolve([file]),
      () => resolve([]),
    ),
  );
}
