const headerSize = 512;
const entrySize = 128;
const endOfChain = 0xfffffffe;
/**
 * The header lists this many sectors of the allocation table: with the smallest sectors, enough for
 * 6.8 MB.
 */
const tableSectorsInHeader = 109;
/**
 * The types of used directory entries: a storage, a stream, the root. Other entries are free, but
 * may still contain an old name.
 */
const usedKinds = [1, 2, 5];

/**
 * Lists the names of all streams and storages of an OLE compound file, the container of `.doc`.
 * They are in lower case, because the format ignores case.
 * @returns undefined where the directory cannot be read to its end
 * @see https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb sections 2.2, 2.3 and 2.6
 */
export function readCompoundNames(bytes: Uint8Array): readonly string[] | undefined {
  if (bytes.length < headerSize) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorBits = view.getUint16(30, true);
  if (sectorBits !== 9 && sectorBits !== 12) return undefined;
  const sectorSize = 2 ** sectorBits;

  const names: string[] = [];
  let sector = view.getUint32(48, true);
  for (let visited = 0; visited * sectorSize < bytes.length; visited++) {
    if (sector === endOfChain) return names;
    const start = (sector + 1) * sectorSize;
    if (start + sectorSize > bytes.length) return undefined;
    for (let at = start; at < start + sectorSize; at += entrySize) {
      if (usedKinds.includes(view.getUint8(at + 66)))
        names.push(readEntryName(view, at).toLowerCase());
    }
    const next = findNextSector(view, sector, sectorSize);
    if (next === undefined) return undefined;
    sector = next;
  }
  return sector === endOfChain ? names : undefined;
}

function readEntryName(view: DataView, at: number): string {
  const byteLength = Math.min(view.getUint16(at + 64, true), 64);
  let name = "";
  for (let i = 0; i + 2 < byteLength; i += 2)
    name += String.fromCharCode(view.getUint16(at + i, true));
  return name;
}

/**
 * Finds the next sector of a chain in the allocation table.
 * @returns undefined where the chain is broken
 */
function findNextSector(view: DataView, sector: number, sectorSize: number): number | undefined {
  const perTableSector = sectorSize / 4;
  const tableIndex = Math.floor(sector / perTableSector);
  if (tableIndex >= tableSectorsInHeader) return undefined;
  const tableAt = (view.getUint32(76 + 4 * tableIndex, true) + 1) * sectorSize;
  const at = tableAt + 4 * (sector % perTableSector);
  return at + 4 <= view.byteLength ? view.getUint32(at, true) : undefined;
}
