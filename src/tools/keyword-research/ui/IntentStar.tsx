import { toStarOutlinesPath } from "#brand/window/geometry/path.ts";
import type { Intent } from "../contract.ts";
import { getStarClass, intentGlass } from "./intent-glass.ts";

/** The star of an intent in its colour, beside the intent's name. */
export function IntentStar({ intent }: { readonly intent: Intent }) {
  return (
    <svg
      className={intentGlass[intent]}
      viewBox="-10 -10 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path className={getStarClass(intent)} d={toStarOutlinesPath([[0, 0]], 9)} />
    </svg>
  );
}
