import { TooMany } from "#base/too-many.ts";
import type { LeadStore } from "#leads/server/store.ts";
import { disguisedAddress } from "./disguised-address.ts";

/** Holds what one visitor may ask of a tool in an hour, for all processes that share the database. */
export interface VisitorLimit {
  /** Counts one question. @throws TooMany where it is one too many */
  count(ip: string): Promise<void>;
}

const windowMs = 3_600_000;

interface Needs {
  readonly store: Pick<LeadStore, "countHit">;
  readonly secret: Buffer;
  /** What is counted, as its key in the database. */
  readonly name: string;
  readonly mostAnHour: number;
  readonly now: () => Date;
}

export function visitorLimit({ store, secret, name, mostAnHour, now }: Needs): VisitorLimit {
  return {
    async count(ip) {
      const moment = now().getTime();
      const windowStart = Math.floor(moment / windowMs) * windowMs;
      const hits = await store.countHit(
        `${name}:${disguisedAddress(ip, secret)}`,
        new Date(windowStart),
      );
      if (hits > mostAnHour)
        throw new TooMany(
          `one address has asked too much of ${name}`,
          Math.ceil((windowStart + windowMs - moment) / 1_000),
        );
    },
  };
}
