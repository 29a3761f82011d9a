/** Powers of 2 and logarithms in the field GF(256) of QR codes (x⁸ + x⁴ + x³ + x² + 1). */
const powers = new Uint8Array(255);
const exponents = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  exponents[value] = exponent;
  value = (value << 1) ^ (value >= 128 ? 0x11d : 0);
}

function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : powers[(exponents[a]! + exponents[b]!) % 255]!;
}

const generators = new Map<number, Uint8Array>();

/** The coefficients of (x − 1)(x − 2)(x − 4)… below the highest. */
function getGenerator(degree: number): Uint8Array {
  const known = generators.get(degree);
  if (known !== undefined) return known;
  const generator = new Uint8Array(degree);
  generator[degree - 1] = 1;
  for (let root = 0; root < degree; root += 1)
    for (let at = 0; at < degree; at += 1)
      generator[at] =
        multiply(generator[at]!, powers[root]!) ^ (at + 1 < degree ? generator[at + 1]! : 0);
  generators.set(degree, generator);
  return generator;
}

/**
 * Computes the error correction bytes of a block: the remainder of its data divided by the
 * generator.
 * @see ISO/IEC 18004:2015, 7.5.2
 */
export function getCorrection(block: Uint8Array, length: number): Uint8Array {
  const generator = getGenerator(length);
  const rest = new Uint8Array(length);
  for (const byte of block) {
    const factor = byte ^ rest[0]!;
    rest.copyWithin(0, 1);
    rest[length - 1] = 0;
    for (let at = 0; at < length; at += 1) rest[at]! ^= multiply(generator[at]!, factor);
  }
  return rest;
}
