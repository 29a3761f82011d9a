/*
 * SHA-256 in TypeScript: `crypto.subtle` is asynchronous, so that a call takes longer than the hash
 * itself, and is missing on plain http. Constants and steps: FIPS 180-4, sections 4.2.2, 5.3.3 and
 * 6.2.2.
 * @see https://csrc.nist.gov/pubs/fips/180-4/upd1/final
 */

const getFirst32Bits = (root: number): number => (root - Math.floor(root)) * 2 ** 32;
const primes = listFirstPrimes(64);
const roundConstants = Uint32Array.from(primes, (prime) => getFirst32Bits(Math.cbrt(prime)));
const startState = Uint32Array.from(primes.slice(0, 8), (prime) =>
  getFirst32Bits(Math.sqrt(prime)),
);

const schedule = new Uint32Array(64);

/** Hashes a message. @returns eight words of 32 bits */
export function sha256(message: Uint8Array): Uint32Array {
  const bitLength = message.length * 8;
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bitLength / 2 ** 32));
  view.setUint32(padded.length - 4, bitLength);
  const state = Uint32Array.from(startState);
  for (let at = 0; at < padded.length; at += 64) addBlock(state, view, at);
  return state;
}

function addBlock(state: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [earlyWord, lateWord] = [schedule[i - 15]!, schedule[i - 2]!];
    const small0 = rotateRight(earlyWord, 7) ^ rotateRight(earlyWord, 18) ^ (earlyWord >>> 3);
    const small1 = rotateRight(lateWord, 17) ^ rotateRight(lateWord, 19) ^ (lateWord >>> 10);
    schedule[i] = schedule[i - 16]! + small0 + schedule[i - 7]! + small1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const big1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const one = (h + big1 + ((e & f) ^ (~e & g)) + roundConstants[i]! + schedule[i]!) | 0;
    const big0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word));
}

function rotateRight(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function listFirstPrimes(count: number): readonly number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++)
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}
