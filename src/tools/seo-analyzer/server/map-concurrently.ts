/**
 * Does the same with every item, a few at a time, and answers in their order.
 * @throws what the first that failed has failed with; nothing new is begun after it
 */
export async function mapConcurrently<In, Out>(
  items: readonly In[],
  maxConcurrent: number,
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const rest = items.entries();
  await Promise.all(
    Array.from({ length: Math.min(maxConcurrent, items.length) }, async () => {
      for (const [i, item] of rest) results[i] = await work(item);
    }),
  );
  return results;
}
