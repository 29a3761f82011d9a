const headerSize = 512;
const entrySize = 128;
const endOfChain = 0xfffffffe;
/** The header lists this many sectors of the allocation table: with the smallest sectors, enough for 6.8 MB. */
const tableSectorsInHeader = 109;
/** What an entry of the directory may be: a storage, a stream, the root. Others lie empty, an old name perhaps still in them. */
const usedKinds = [1, 2, 5];

/**
 * The names of all streams and storages of an OLE compound file, the container of `.doc`, in lower case: the format
 * compares names without case.
 * @returns undefined where the directory cannot be followed to its end: what it holds is not known then
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

/** Follows the chain of sectors through the allocation table, undefined where the chain is broken. */
function findNextSector(view: DataView, sector: number, sectorSize: number): number | undefined {
  const perTableSector = sectorSize / 4;
  const tableIndex = Math.floor(sector / perTableSector);
  if (tableIndex >= tableSectorsInHeader) return undefined;
  const tableAt = (view.getUint32(76 + 4 * tableIndex, true) + 1) * sectorSize;
  const at = tableAt + 4 * (sector % perTableSector);
  return at + 4 <= view.byteLength ? view.getUint32(at, true) : undefined;
}
