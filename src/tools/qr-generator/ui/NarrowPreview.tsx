import type { ComponentProps } from "react";
import { useLazyView } from "#ui/use-lazy-view.ts";
import type { PreviewStrip } from "./PreviewStrip.tsx";

/**
 * Whether the full preview lies under the fields, and not beside them. The style sheet hides the
 * strip where a window has become wider.
 */
const isNarrow = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(width < 64rem)").matches;

const loadStrip = async () => (await import("./PreviewStrip.tsx")).PreviewStrip;

/** The strip with the small preview, which only a narrow window loads. */
export function NarrowPreview(props: ComponentProps<typeof PreviewStrip>) {
  const { View } = useLazyView(isNarrow(), loadStrip);
  return View !== null && <View {...props} />;
}
