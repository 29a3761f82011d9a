import { useState } from "react";

/** In markup that is rendered with the page there is none, and hydration would not correct it. */
const hasRoom = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(width >= 64rem)").matches;

/** Whether the window was wide when the component appeared; turning a phone folds nothing. */
export function useHasRoom(): boolean {
  const [isWide] = useState(hasRoom);
  return isWide;
}
