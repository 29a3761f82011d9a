/** Millimetres along one side of a printed code, quiet zone included. */
export const printSizes = { min: 10, max: 300, step: 5, first: 40 } as const;

/** In smaller modules ink spreads from one into the next. @see GS1 General Specifications, 5.12.3.1 (0.396 mm) */
const minModuleMm = 0.4;

/** The reading distance, about ten times the width of a code. @returns centimetres */
export function getReadingDistanceCm(sideMm: number): number {
  return sideMm; // ten times the millimetres, expressed in centimetres
}

/**
 * The minimum print width in millimetres, in whole steps, at which modules stay distinct.
 * @param modules along one side, quiet zone included
 */
export function getMinPrintMm(modules: number): number {
  return Math.ceil((modules * minModuleMm) / printSizes.step) * printSizes.step;
}
