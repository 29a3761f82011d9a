type Encode = (setting: number) => Promise<Uint8Array<ArrayBuffer>>;

/** The whole settings of an encoder, from the smallest file to the largest. */
export interface SettingRange {
  readonly min: number;
  readonly max: number;
  /** Encodes at one of the settings; a higher one nearly always gives a larger file. */
  readonly encode: Encode;
}

export interface Search {
  readonly targetBytes: number;
  readonly coarse: SettingRange;
  /** Returns the finer settings between the largest coarse one that fits and the next. */
  readonly createFineRange?: (fittingSetting: number) => SettingRange;
  /**
   * Returns settings between the largest fine one that fits and the next, which are tried where the
   * size jumps between the two. `fittingStep` is below the range where none of it fits.
   */
  readonly createFinestRange?: (fittingStep: number, fittingSetting: number) => SettingRange;
  /** Called after every encoding with its share of the maximum number of encodings. */
  readonly onTry?: (share: number) => void;
}

/** The search ends with a file of at least this share of its target. */
const minFillShare = 0.985;

interface Found {
  readonly setting: number;
  readonly file: Uint8Array<ArrayBuffer>;
}

/**
 * Finds the largest file at or below a size: first among a codec's whole settings, then between two
 * of them.
 * @returns undefined where even the smallest setting is larger
 */
export async function fitSize({
  targetBytes,
  coarse,
  createFineRange,
  createFinestRange,
  onTry,
}: Search): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let tries = 0;
  const maxTries = 16;
  const countTries =
    (encode: Encode): Encode =>
    async (setting) => {
      const file = await encode(setting);
      tries += 1;
      onTry?.(Math.min(0.99, tries / maxTries));
      return file;
    };
  const found = await findLargestUnder(targetBytes, {
    ...coarse,
    encode: countTries(coarse.encode),
  });
  if (found === undefined || found.setting === coarse.max || isNear(found, targetBytes))
    return found?.file;
  if (createFineRange === undefined) return found.file;
  const fineRange = createFineRange(found.setting);
  const finer = await findLargestUnder(targetBytes, {
    ...fineRange,
    encode: countTries(fineRange.encode),
  });
  const best = pickLarger(found, finer);
  if (createFinestRange === undefined || isNear(best, targetBytes)) return best.file;
  const finestRange = createFinestRange(finer?.setting ?? fineRange.min - 1, found.setting);
  const finest = await findLargestUnder(targetBytes, {
    ...finestRange,
    encode: countTries(finestRange.encode),
  });
  return pickLarger(best, finest).file;
}

const pickLarger = (found: Found, other: Found | undefined): Found =>
  other !== undefined && other.file.length > found.file.length ? other : found;

const isNear = ({ file }: Found, targetBytes: number): boolean =>
  file.length >= targetBytes * minFillShare;

/**
 * Searches the highest setting that fits. The next one to try is interpolated as if the size grew
 * exponentially.
 */
async function findLargestUnder(
  targetBytes: number,
  { min, max, encode }: SettingRange,
): Promise<Found | undefined> {
  const top: Found = { setting: max, file: await encode(max) };
  if (top.file.length <= targetBytes) return top;
  const bottom: Found = { setting: min, file: await encode(min) };
  if (bottom.file.length > targetBytes) return undefined;
  let [under, tooLarge] = [bottom, top];
  for (let step = 0; tooLarge.setting - under.setting > 1 && !isNear(under, targetBytes); step++) {
    const share =
      Math.log(targetBytes / under.file.length) /
      Math.log(tooLarge.file.length / under.file.length);
    // Every third step halves the range, because interpolation is slow where the size does not grow
    // exponentially.
    const guess =
      step % 3 === 2
        ? (under.setting + tooLarge.setting) / 2
        : under.setting + share * (tooLarge.setting - under.setting);
    const setting = Math.min(tooLarge.setting - 1, Math.max(under.setting + 1, Math.round(guess)));
    const next: Found = { setting, file: await encode(setting) };
    if (next.file.length <= targetBytes) under = next;
    else tooLarge = next;
  }
  return under;
}
