import { useSyncExternalStore, type ComponentProps } from "react";
import { useLazyView } from "#ui/use-lazy-view.ts";
import type { PreviewStrip } from "./PreviewStrip.tsx";

/** Below this width the full preview lies under the fields; above it, beside them. */
const narrowWindow = "(width < 64rem)";

const loadStrip = async () => (await import("./PreviewStrip.tsx")).PreviewStrip;

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrowWindow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** The strip with the small preview, which only a narrow window loads. */
export function NarrowPreview(props: ComponentProps<typeof PreviewStrip>) {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => matchMedia(narrowWindow).matches,
    () => false,
  );
  const { View } = useLazyView(isNarrow, loadStrip);
  return isNarrow && View !== null && <View {...props} />;
}
