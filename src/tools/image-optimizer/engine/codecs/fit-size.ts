type Encode = (setting: number) => Promise<Uint8Array<ArrayBuffer>>;

export interface Knob {
  readonly min: number;
  readonly max: number;
  /** The file at a whole setting; a higher one gives a larger file, or nearly always does. */
  readonly encode: Encode;
}

export interface Search {
  readonly targetBytes: number;
  readonly coarse: Knob;
  /** What turns more gently between two settings of the coarse knob: given the largest that fits. */
  readonly fine: (fitting: number) => Knob;
  /** After every encoding: a share of the most that are needed. */
  readonly onTry?: (share: number) => void;
}

/** A file this near under its target is near enough. */
const nearEnough = 0.985;

interface Found {
  readonly setting: number;
  readonly file: Uint8Array<ArrayBuffer>;
}

/**
 * Finds the largest file at or under a size: first among a codec's own whole settings, then between two of them.
 * @returns undefined where even the smallest setting is larger
 */
export async function fitSize({
  targetBytes,
  coarse,
  fine,
  onTry,
}: Search): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let tries = 0;
  const most = 16;
  const counted =
    (encode: Encode): Encode =>
    async (setting) => {
      const file = await encode(setting);
      tries += 1;
      onTry?.(Math.min(0.99, tries / most));
      return file;
    };
  const found = await largestUnder(targetBytes, { ...coarse, encode: counted(coarse.encode) });
  if (found === undefined || found.setting === coarse.max || isNear(found, targetBytes))
    return found?.file;
  const knob = fine(found.setting);
  const finer = await largestUnder(targetBytes, { ...knob, encode: counted(knob.encode) });
  return finer !== undefined && finer.file.length > found.file.length ? finer.file : found.file;
}

const isNear = ({ file }: Found, targetBytes: number): boolean =>
  file.length >= targetBytes * nearEnough;

/** Between a setting that fits and one that does not, the next is where sizes that grow evenly by ratio would meet the target. */
async function largestUnder(
  targetBytes: number,
  { min, max, encode }: Knob,
): Promise<Found | undefined> {
  const top: Found = { setting: max, file: await encode(max) };
  if (top.file.length <= targetBytes) return top;
  const bottom: Found = { setting: min, file: await encode(min) };
  if (bottom.file.length > targetBytes) return undefined;
  let [under, over] = [bottom, top];
  for (let step = 0; over.setting - under.setting > 1 && !isNear(under, targetBytes); step++) {
    const share =
      Math.log(targetBytes / under.file.length) / Math.log(over.file.length / under.file.length);
    // Every third step halves, so that a curve with a knee does not lead the search by small steps.
    const guess =
      step % 3 === 2
        ? (under.setting + over.setting) / 2
        : under.setting + share * (over.setting - under.setting);
    const setting = Math.min(over.setting - 1, Math.max(under.setting + 1, Math.round(guess)));
    const next: Found = { setting, file: await encode(setting) };
    if (next.file.length <= targetBytes) under = next;
    else over = next;
  }
  return under;
}
