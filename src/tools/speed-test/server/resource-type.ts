import { resourceTypes } from "../contract.ts";

/** Our name for a type of Chromium's, such as "Stylesheet". */
export function toResourceType(chromiumType: string): (typeof resourceTypes)[number] {
  return resourceTypes.find((known) => known === chromiumType.toLowerCase()) ?? "other";
}
