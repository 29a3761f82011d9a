import { createHmac } from "node:crypto";
import { countedAddress } from "./counted-address.ts";

/** An address as the database may hold it: the same one is known again, and which it is cannot be told without the secret. */
export function disguisedAddress(ip: string, secret: Buffer): string {
  return createHmac("sha256", secret)
    .update(`address ${countedAddress(ip)}`)
    .digest("base64url")
    .slice(0, 22);
}
