import { setImmediate } from "node:timers/promises";
import { AppError } from "#base/app-error.ts";

/** A larger group would block the event loop for too long. */
const maxGroupSize = 200;

interface PendingItem<In, Out> {
  readonly item: In;
  readonly resolve: (out: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets many callers share one durable write. Items that arrive while a group is being written form
 * the next group, so that the wait for a slow disk happens once for each group instead of once for
 * each item.
 * @param writeAll writes a group as a whole or not at all, and returns the results in the group's
 *   order
 * @returns a function that writes one item; its promise settles with the item's group. Where a
 *   group fails, each of its items is written again alone, but an AppError means that the store is
 *   unavailable and fails the whole group
 */
export function createGroupCommit<In, Out>(
  writeAll: (items: readonly In[]) => Promise<readonly Out[]>,
): (item: In) => Promise<Out> {
  let queue: PendingItem<In, Out>[] = [];
  let isWriting = false;

  async function writeQueue(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) {
      await setImmediate(); // items that have arrived by now join the group
      const group = queue.slice(0, maxGroupSize);
      queue = queue.slice(maxGroupSize);
      await writeGroup(group);
    }
    isWriting = false;
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

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!isWriting) void writeQueue();
    });
}
