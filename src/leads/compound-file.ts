const headerSize = 512;
const entrySize = 128;
/** The header lists this many sectors of the allocation table: with the smallest sectors, enough for 6.8 MB. */
const tableSectorsInHeader = 109;

/**
 * Whether an OLE compound file (the container of `.doc`) has a stream or storage of this name anywhere in it.
 * @see https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb sections 2.2, 2.3 and 2.6
 */
export function hasStream(bytes: Uint8Array, name: string): boolean {
  if (bytes.length < headerSize) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectorBits = view.getUint16(30, true);
  if (sectorBits !== 9 && sectorBits !== 12) return false;
  const sectorSize = 2 ** sectorBits;
  const sectorAt = (sector: number) => (sector + 1) * sectorSize;

  let sector = view.getUint32(48, true);
  for (let visited = 0; visited * sectorSize < bytes.length; visited++) {
    const start = sectorAt(sector);
    if (start + sectorSize > bytes.length) return false;
    for (let at = start; at < start + sectorSize; at += entrySize) {
      if (entryName(view, at) === name) return true;
    }
    const next = nextSector(view, sector, sectorSize);
    if (next === undefined) return false;
    sector = next;
  }
  return false;
}

function entryName(view: DataView, at: number): string {
  const byteLength = Math.min(view.getUint16(at + 64, true), 64);
  let name = "";
  for (let i = 0; i + 2 < byteLength; i += 2) name += String.fromCharCode(view.getUint16(at + i, true));
  return name;
}

/** Follows the chain of sectors through the allocation table; a broken chain ends it. */
function nextSector(view: DataView, sector: number, sectorSize: number): number | undefined {
  const perTableSector = sectorSize / 4;
  const tableIndex = Math.floor(sector / perTableSector);
  if (tableIndex >= tableSectorsInHeader) return undefined;
  const tableAt = (view.getUint32(76 + 4 * tableIndex, true) + 1) * sectorSize;
  const at = tableAt + 4 * (sector % perTableSector);
  return at + 4 <= view.byteLength ? view.getUint32(at, true) : undefined;
}
