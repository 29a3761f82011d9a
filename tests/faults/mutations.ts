import type { Chance } from "./seeded-random.ts";

/** A body and the type it says it has. */
export interface SentBody {
  readonly type: string;
  readonly payload: Buffer;
}

type Mutation = (body: SentBody, chance: Chance) => SentBody;

const bytes = (change: (payload: Buffer, chance: Chance) => Buffer): Mutation => {
  return ({ type, payload }, chance) => ({ type, payload: change(payload, chance) });
};

/** What parsers have fallen over: line ends, quotes, boundaries, long and foreign header lines, names of prototypes. */
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

/** Ways to spoil a multipart form, each a small change of a body that was right. */
const mutations: readonly Mutation[] = [
  bytes((payload, chance) => {
    const flipped = Buffer.from(payload);
    for (let i = chance.below(8) + 1; i > 0 && flipped.length > 0; i--)
      flipped[chance.below(flipped.length)]! ^= 1 << chance.below(8);
    return flipped;
  }),
  bytes((payload, chance) => payload.subarray(0, chance.below(payload.length + 1))),
  bytes((payload, chance) => payload.subarray(chance.below(payload.length + 1))),
  bytes((payload, chance) =>
    spliced(payload, chance.below(payload.length + 1), chance.below(400), Buffer.alloc(0)),
  ),
  bytes((payload, chance) =>
    spliced(payload, chance.below(payload.length + 1), 0, Buffer.from(chance.oneOf(shards))),
  ),
  bytes((payload, chance) =>
    spliced(payload, headAt(payload, chance), chance.below(12), Buffer.from(chance.oneOf(shards))),
  ),
  bytes((payload, chance) => {
    const from = chance.below(payload.length + 1);
    return spliced(
      payload,
      chance.below(payload.length + 1),
      0,
      payload.subarray(from, from + chance.below(1_000)),
    );
  }),
  bytes((payload, chance) =>
    spliced(
      payload,
      chance.below(payload.length + 1),
      0,
      Buffer.from(Array.from({ length: chance.below(64) }, () => chance.below(256))),
    ),
  ),
  ({ type, payload }, chance) => ({ payload, type: type.slice(0, chance.below(type.length + 1)) }),
  ({ type, payload }, chance) => ({
    payload,
    type: chance.oneOf([
      `${type}x`,
      `${type}; charset=utf-16`,
      type.toUpperCase(),
      "multipart/form-data; boundary=",
      `multipart/mixed${type.slice(19)}`,
    ]),
  }),
];

/** The body after one to three changes. */
export function mutate(body: SentBody, chance: Chance): SentBody {
  let mutated = body;
  for (let i = chance.below(3); i >= 0; i--) mutated = chance.oneOf(mutations)(mutated, chance);
  return mutated;
}

function spliced(payload: Buffer, at: number, removed: number, added: Buffer): Buffer {
  return Buffer.concat([payload.subarray(0, at), added, payload.subarray(at + removed)]);
}

/** Somewhere in the head of one of the parts, where a change does most. */
function headAt(payload: Buffer, chance: Chance): number {
  const heads: number[] = [];
  for (
    let at = payload.indexOf("Content-Disposition");
    at >= 0;
    at = payload.indexOf("Content-Disposition", at + 1)
  )
    heads.push(at);
  return heads.length === 0 ? 0 : Math.min(chance.oneOf(heads) + chance.below(90), payload.length);
}
