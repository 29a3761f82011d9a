import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const hashBytes = 32;

/**
 * Results of slow computations on bytes, one file each, kept from build to build. The name of a
 * file is the hash of everything that the result depends on, so that no entry can become stale. Its
 * first bytes are a hash of its name and the rest, so that an entry which was cut off, changed or
 * renamed is made again.
 */
export class ByteCache {
  readonly #folder: string;
  /** By name of the file: a result that is asked for twice is made once. */
  readonly #results = new Map<string, Promise<Uint8Array>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * @param recipe everything but the input that the result depends on: options and versions
   * @param make computes the result where no whole entry has it
   */
  getOrMake(
    recipe: string,
    input: Uint8Array,
    make: (input: Uint8Array) => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const name = createHash("sha256").update(`${recipe}\0`).update(input).digest("hex");
    const known = this.#results.get(name);
    if (known !== undefined) return known;
    const result = this.#read(name).then(
      async (kept) => kept ?? this.#write(name, await make(input)),
    );
    this.#results.set(name, result);
    return result;
  }

  /** Deletes every entry that this object was not asked for. */
  async deleteUnused(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => []))
      if (!this.#results.has(name))
        await rm(join(this.#folder, name), { recursive: true, force: true });
  }

  async #read(name: string): Promise<Uint8Array | undefined> {
    const entry = await readFile(join(this.#folder, name)).catch(() => undefined);
    const result = entry?.subarray(hashBytes);
    return result !== undefined && sealOf(name, result).equals(entry!.subarray(0, hashBytes))
      ? result
      : undefined;
  }

  /** Writes an entry whole or not at all: a build may be killed at any time. */
  async #write(name: string, result: Uint8Array): Promise<Uint8Array> {
    const file = join(this.#folder, name);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(`${file}.${process.pid}`, Buffer.concat([sealOf(name, result), result]));
    await rm(file, { recursive: true, force: true });
    await rename(`${file}.${process.pid}`, file);
    return result;
  }
}

function sealOf(name: string, result: Uint8Array): Buffer {
  return createHash("sha256").update(name).update(result).digest();
}
