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
  readonly createFineKnob: (fittingSetting: number) => Knob;
  /** After every encoding: a share of the most that are needed. */
  readonly onTry?: (share: number) => void;
}

/** A file this near under its target is near enough. */
const minFillShare = 0.985;

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
  createFineKnob,
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
  const knob = createFineKnob(found.setting);
  const finer = await findLargestUnder(targetBytes, { ...knob, encode: countTries(knob.encode) });
  return finer !== undefined && finer.file.length > found.file.length ? finer.file : found.file;
}

const isNear = ({ file }: Found, targetBytes: number): boolean =>
  file.length >= targetBytes * minFillShare;

/** Between a setting that fits and one that does not, the next is where sizes that grow evenly by ratio would meet the target. */
async function findLargestUnder(
  targetBytes: number,
  { min, max, encode }: Knob,
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
    // Every third step halves, so that a curve with a knee does not lead the search by small steps.
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
