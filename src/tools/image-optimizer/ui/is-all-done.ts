import { canOptimize } from "./item.ts";
import type { Optimizer } from "./use-optimizer.ts";

/** Whether every picture has its result with these settings: the download is what comes next. */
export function isAllDone({ items, settings, usedSettings, progress }: Optimizer): boolean {
  const possible = items.filter((item) => canOptimize(item, settings));
  return (
    progress === undefined &&
    usedSettings === settings &&
    possible.length > 0 &&
    possible.every(({ phase }) => phase === "done")
  );
}
