import { setImmediate } from "node:timers/promises";
import { AppError } from "#base/app-error.ts";

/** More would keep the event loop from its other work for too long. */
const maxGroupSize = 200;

interface Waiting<In, Out> {
  readonly item: In;
  readonly resolve: (out: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets many callers share one durable write. What arrives while a group is being written is written together in the
 * next one, so that a slow disk is waited for once a group and not once an item.
 * @param writeAll writes a group as a whole or not at all, and answers in its order
 * @returns a function that writes one item; its promise is settled when the item's group is. An item that makes its
 *   group fail fails alone, but an AppError speaks of the store and fails them all
 */
export function createGroupCommit<In, Out>(
  writeAll: (items: readonly In[]) => Promise<readonly Out[]>,
): (item: In) => Promise<Out> {
  let queue: Waiting<In, Out>[] = [];
  let isWriting = false;

  async function writeQueue(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) {
      await setImmediate(); // everything that has arrived by now joins the group
      const group = queue.slice(0, maxGroupSize);
      queue = queue.slice(maxGroupSize);
      await writeGroup(group);
    }
    isWriting = false;
  }

  async function writeGroup(group: readonly Waiting<In, Out>[]): Promise<void> {
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
