import { setImmediate, setTimeout } from "node:timers/promises";
import { AppError } from "#base/app-error.ts";

/** What comes after a group waits for all of it. */
const maxGroupSize = 200;
/** A disk that has stopped must not fill the memory with what waits for it. */
const maxWaitingItems = 2_000;

interface PendingItem<In, Out> {
  readonly item: In;
  readonly resolve: (out: Out) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommit<In, Out> {
  /**
   * Writes one item. Its promise settles with the item's group.
   * @throws AppError `busy` where too many items wait already
   */
  write(item: In): Promise<Out>;
  /** Waits until every item that was accepted is written or has failed. */
  drain(): Promise<void>;
}

/**
 * Lets many callers share one durable write. Items that arrive while a group is being written form
 * the next group, so that the wait for a slow disk happens once for each group instead of once for
 * each item.
 * @param writeAll writes a group as a whole or not at all, and returns the results in the group's
 *   order. Where a group fails, each of its items is written again alone, but an AppError means
 *   that the store is unavailable and fails the whole group
 * @param gatherMs how long a group waits for more items before it is written
 */
export function createGroupCommit<In, Out>(
  writeAll: (items: readonly In[]) => Promise<readonly Out[]>,
  gatherMs = 0,
): GroupCommit<In, Out> {
  let queue: PendingItem<In, Out>[] = [];
  let writing: Promise<void> | undefined;

  async function writeQueue(): Promise<void> {
    while (queue.length > 0) {
      // What arrives meanwhile joins the group.
      await (gatherMs > 0 ? setTimeout(gatherMs) : setImmediate());
      const group = queue.slice(0, maxGroupSize);
      queue = queue.slice(maxGroupSize);
      await writeGroup(group);
    }
    writing = undefined;
  }

  async function writeGroup(group: readonly PendingItem<In, Out>[]): Promise<void> {
    try {
      const outs = await writeAll(group.map(({ item }) => item));
      group.forEach(({ resolve }, i) => resolve(outs[i]!));
    } catch (error) {
      if (group.length === 1 || error instanceof AppError)
        for (const { reject } of group) reject(error);
      else for (const one of group) await writeGroup([one]);
    }
  }

  return {
    async write(item) {
      if (queue.length >= maxWaitingItems)
        throw new AppError("busy", "too many writes wait for the database");
      const { promise, resolve, reject } = Promise.withResolvers<Out>();
      queue.push({ item, resolve, reject });
      writing ??= writeQueue();
      return promise;
    },
    drain: async () => void (await writing),
  };
}
