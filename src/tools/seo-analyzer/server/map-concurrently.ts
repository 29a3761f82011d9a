/**
 * Maps items with a limited concurrency, and returns the results in their order.
 * @throws the first error, without waiting for the other items
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
