export interface Breath {
  /** Length and height of one breath, in the picture's units. */
  readonly length: number;
  readonly height: number;
}

/** One breath as a curve that runs to the left: in quickly, out slowly, back to the base line. */
function curve({ length, height }: Breath, x: number, base: number): string {
  const crest = x - length * 0.46;
  const end = x - length;
  return `C${x - length * 0.21} ${base} ${crest + length * 0.2} ${base - height} ${crest} ${base - height}S${end + length * 0.26} ${base} ${end} ${base}`;
}

/** The line of a chest that calms down, written from right to left as the page is read. */
export function breathLine(breaths: readonly Breath[], from: number, base: number, tail = 0): string {
  let x = from;
  let d = `M${x} ${base}`;
  for (const breath of breaths) {
    d += curve(breath, x, base);
    x -= breath.length;
  }
  return tail > 0 ? `${d}H${x - tail}` : d;
}

/** One breath closed along the base line, to be filled. */
export function breathShape(breath: Breath, from: number, base: number): string {
  return `M${from} ${base}${curve(breath, from, base)}Z`;
}

/** Short, uneven breaths that lengthen: the figures are drawn, not measured. */
export const calming: readonly Breath[] = [
  { length: 24, height: 26 },
  { length: 20, height: 38 },
  { length: 26, height: 22 },
  { length: 19, height: 44 },
  { length: 24, height: 30 },
  { length: 22, height: 18 },
  { length: 26, height: 46 },
  { length: 24, height: 28 },
  { length: 30, height: 40 },
  { length: 34, height: 34 },
  { length: 42, height: 50 },
  { length: 54, height: 56 },
  { length: 70, height: 68 },
  { length: 92, height: 84 },
  { length: 120, height: 104 },
];
