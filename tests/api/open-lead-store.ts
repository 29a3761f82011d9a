import { createLeadStore } from "#leads/server/store/lead-store.ts";
import type { LeadStore } from "#leads/server/store/store.ts";
import type { DatabaseAddress } from "#platform/database/settings.ts";
import { openProductDatabase } from "#product-database.ts";

/** Opens the store of leads in a database, which it closes with itself. */
export async function openLeadStore(address: DatabaseAddress): Promise<LeadStore> {
  return createLeadStore(await openProductDatabase(address));
}
