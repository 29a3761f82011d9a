import type { StoredPlatform } from "../audit.ts";
import { isPlatformId } from "./platforms.ts";

/** What a visitor chooses who does not know what his site is made with. */
export const unknownPlatform = "unknown";

/**
 * Puts the platform that a visitor has chosen in the place of the one that was recognised.
 * @param chosen a platform's id or `unknownPlatform`, from a client; anything else changes nothing
 */
export function choosePlatform<Audit extends { readonly platform?: StoredPlatform | undefined }>(
  audit: Audit,
  chosen: unknown,
): Audit {
  if (chosen === unknownPlatform) return { ...audit, platform: undefined };
  if (typeof chosen !== "string" || !isPlatformId(chosen)) return audit;
  // What was recognised keeps what it was recognised by.
  return chosen === audit.platform?.id ? audit : { ...audit, platform: { id: chosen, by: [] } };
}
