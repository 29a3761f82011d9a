/**
 * Does the same with every item, a few at a time, and answers in their order.
 * @throws what the first that failed has failed with; nothing new is begun after it
 */
export async function inParallel<In, Out>(
  items: readonly In[],
  atOnce: number,
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const outs: Out[] = [];
  const rest = items.entries();
  await Promise.all(
    Array.from({ length: Math.min(atOnce, items.length) }, async () => {
      for (const [i, item] of rest) outs[i] = await work(item);
    }),
  );
  return outs;
}
