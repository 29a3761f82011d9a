import type { Random } from "./seeded-random.ts";

/** A body and the type it says it has. */
export interface SentBody {
  readonly type: string;
  readonly payload: Buffer;
}

type Mutation = (body: SentBody, random: Random) => SentBody;

const bytes = (change: (payload: Buffer, random: Random) => Buffer): Mutation => {
  return ({ type, payload }, random) => ({ type, payload: change(payload, random) });
};

/**
 * What parsers have fallen over: line ends, quotes, boundaries, long and foreign header lines,
 * names of prototypes.
 */
const shards = [
  "\r\n",
  "\n",
  "\r",
  "\0",
  '"',
  "\\",
  ";",
  "--",
  "\r\n\r\n",
  "\r\n--",
  "Content-Disposition: form-data",
  'Content-Disposition: form-data; name="attachment"; filename="x.pdf"\r\n',
  'Content-Disposition: form-data; name="__proto__"\r\n\r\nx',
  'name="constructor"',
  "filename*=UTF-8''%E0%A4",
  "Content-Type: application/json\r\n\r\n{",
  "Content-Transfer-Encoding: base64\r\n",
  "\ud800",
  "\u202e",
  "A".repeat(20_000),
  "x: y\r\n".repeat(200),
];

/** Ways to damage a multipart form, each a small change of a body that was right. */
const mutations: readonly Mutation[] = [
  bytes((payload, random) => {
    const flipped = Buffer.from(payload);
    for (let i = random.below(8) + 1; i > 0 && flipped.length > 0; i--)
      flipped[random.below(flipped.length)]! ^= 1 << random.below(8);
    return flipped;
  }),
  bytes((payload, random) => payload.subarray(0, random.below(payload.length + 1))),
  bytes((payload, random) => payload.subarray(random.below(payload.length + 1))),
  bytes((payload, random) =>
    splice(payload, random.below(payload.length + 1), random.below(400), Buffer.alloc(0)),
  ),
  bytes((payload, random) =>
    splice(payload, random.below(payload.length + 1), 0, Buffer.from(random.pick(shards))),
  ),
  bytes((payload, random) =>
    splice(payload, findHead(payload, random), random.below(12), Buffer.from(random.pick(shards))),
  ),
  bytes((payload, random) => {
    const from = random.below(payload.length + 1);
    return splice(
      payload,
      random.below(payload.length + 1),
      0,
      payload.subarray(from, from + random.below(1_000)),
    );
  }),
  bytes((payload, random) =>
    splice(
      payload,
      random.below(payload.length + 1),
      0,
      Buffer.from(Array.from({ length: random.below(64) }, () => random.below(256))),
    ),
  ),
  ({ type, payload }, random) => ({ payload, type: type.slice(0, random.below(type.length + 1)) }),
  ({ type, payload }, random) => ({
    payload,
    type: random.pick([
      `${type}x`,
      `${type}; charset=utf-16`,
      type.toUpperCase(),
      "multipart/form-data; boundary=",
      `multipart/mixed${type.slice(19)}`,
    ]),
  }),
];

/** The body after one to three changes. */
export function mutate(body: SentBody, random: Random): SentBody {
  let mutated = body;
  for (let i = random.below(3); i >= 0; i--) mutated = random.pick(mutations)(mutated, random);
  return mutated;
}

function splice(payload: Buffer, at: number, removed: number, added: Buffer): Buffer {
  return Buffer.concat([payload.subarray(0, at), added, payload.subarray(at + removed)]);
}

/** Somewhere in the head of one of the parts, where a change does most. */
function findHead(payload: Buffer, random: Random): number {
  const heads: number[] = [];
  for (
    let at = payload.indexOf("Content-Disposition");
    at >= 0;
    at = payload.indexOf("Content-Disposition", at + 1)
  )
    heads.push(at);
  return heads.length === 0 ? 0 : Math.min(random.pick(heads) + random.below(90), payload.length);
}
