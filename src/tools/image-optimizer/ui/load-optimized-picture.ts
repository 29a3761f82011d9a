/** Loads the view of a result, which nothing needs before the first one is made. */
export const loadOptimizedPicture = async () =>
  (await import("./OptimizedPicture.tsx")).OptimizedPicture;
