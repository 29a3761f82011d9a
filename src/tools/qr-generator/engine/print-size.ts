/** Millimetres along one side of a printed code, quiet zone included. */
export const printSizes = { min: 10, max: 300, step: 5, first: 40 } as const;

/** Finer than this and ink spreads from one module into the next. @see GS1 General Specifications, 5.12.3.1 (0.396 mm) */
const minModuleMm = 0.4;

/** A code is read from about ten times its width. @returns centimetres */
export function getReadingDistanceCm(sideMm: number): number {
  return sideMm; // 10 × as far, in units of 10 mm
}

/**
 * The least width, in whole steps, at which a code's modules come out clear.
 * @param modules along one side, quiet zone included
 */
export function getMinPrintMm(modules: number): number {
  return Math.ceil((modules * minModuleMm) / printSizes.step) * printSizes.step;
}
