import { useLazyView } from "../use-lazy-view.ts";
import type { HistoryProps } from "./HistoryEntries.tsx";

const loadEntries = async () => (await import("./HistoryEntries.tsx")).HistoryEntries;

/**
 * A list of the results that this device has opened; the server stores each for a limited time. The
 * list is local. Its code is loaded only where there is something to list.
 */
export function HistoryList(props: HistoryProps) {
  const isWanted = props.entries.length > 0;
  const { View } = useLazyView(isWanted, loadEntries);
  return isWanted && View !== null && <View {...props} />;
}
