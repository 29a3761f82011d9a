import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { MonitorRow } from "./monitors-table.ts";

type MonitorPlace = Pick<MonitorRow, "id" | "confirmed_at" | "created_at">;

/**
 * A request lives for two days, which are in three days in UTC: the requests that each day accepts
 * never meet this maximum, and those of one day take no place from those of the next.
 */
const maxDaysOfRequests = 3;
/** How many monitors one host has, so that one owner does not take the places of all. */
const maxPerHost = 20;

/** Lists the monitors and requests of a host. */
export function listAtHost(db: Kysely<Tables>, host: string): Promise<MonitorPlace[]> {
  return db
    .selectFrom("seo_monitors")
    .select(["id", "confirmed_at", "created_at"])
    .where("host", "=", host)
    .execute();
}

/** Whether all mailboxes together monitor as much as they may, or request as much. */
export async function isFull(db: Kysely<Tables>, maxTotal: number): Promise<boolean> {
  const { all, confirmed } = await db
    .selectFrom("seo_monitors")
    .select(({ fn }) => [fn.countAll().as("all"), fn.count("confirmed_at").as("confirmed")])
    .executeTakeFirstOrThrow();
  const requests = Number(all) - Number(confirmed);
  return Number(confirmed) >= maxTotal || requests >= maxTotal * maxDaysOfRequests;
}

/**
 * Finds what gives way to a new request: nothing while there are places, or else the oldest request
 * that was not confirmed.
 * @returns its id, or none; undefined where all places are confirmed
 */
function findRoom(
  taken: readonly MonitorPlace[],
  maxPlaces: number,
): readonly string[] | undefined {
  if (taken.length < maxPlaces) return [];
  const oldest = taken
    .filter((row) => row.confirmed_at === null)
    .reduce<MonitorPlace | undefined>(
      (first, row) => (first && first.created_at <= row.created_at ? first : row),
      undefined,
    );
  return oldest && [oldest.id];
}

/** Whether all places of a host are confirmed. */
export function isHostFull(atHost: readonly MonitorPlace[]): boolean {
  return findRoom(atHost, maxPerHost) === undefined;
}

interface Neighbours {
  /** The older requests for the same, which a new one replaces. */
  readonly same: readonly MonitorPlace[];
  readonly own: readonly MonitorPlace[];
  /** Not all of them are confirmed, or there are places. */
  readonly atHost: readonly MonitorPlace[];
}

/** Lists what is deleted for a new request. @returns undefined where its mailbox has no place */
export function findLeaving(
  { same, own, atHost }: Neighbours,
  maxPerMailbox: number,
): readonly string[] | undefined {
  const leaving = same.map(({ id }) => id);
  const isStaying = ({ id }: MonitorPlace) => !leaving.includes(id);
  const ofMailbox = findRoom(own.filter(isStaying), maxPerMailbox);
  if (ofMailbox === undefined) return undefined;
  leaving.push(...ofMailbox);
  leaving.push(...(findRoom(atHost.filter(isStaying), maxPerHost) ?? []));
  return leaving;
}
