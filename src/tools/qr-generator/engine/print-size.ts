/** The size of a printed code in millimetres along one side, quiet zone included. */
export const printSizes = { min: 10, max: 300, step: 5, first: 40 } as const;

/**
 * The minimum size of a printed module; in smaller ones ink spreads from one into the next.
 * @see GS1 General Specifications, 5.12.3.1 (0.396 mm)
 */
const minModuleMm = 0.4;

/**
 * Estimates the reading distance, about ten times the width of a code.
 * @param sideMm the width in millimetres
 * @returns centimetres
 */
export function getReadingDistanceCm(sideMm: number): number {
  return sideMm; // ten times the millimetres, expressed in centimetres
}

/**
 * Returns the minimum print width in millimetres, in whole steps, at which modules are distinct.
 * @param modules along one side, quiet zone included
 */
export function getMinPrintMm(modules: number): number {
  return Math.ceil((modules * minModuleMm) / printSizes.step) * printSizes.step;
}
