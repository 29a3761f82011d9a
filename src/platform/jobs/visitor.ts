import { createHmac, randomBytes } from "node:crypto";
import { countedAddress } from "#platform/limits/counted-address.ts";

const secret = randomBytes(32);

/** A name for who asks, good for counting while this process lives: nobody can tell the address from it. */
export function visitorOf(ip: string): string {
  return createHmac("sha256", secret).update(countedAddress(ip)).digest("base64url");
}
