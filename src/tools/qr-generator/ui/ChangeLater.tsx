import { useEffect } from "react";
import { Toggle } from "#ui/fields/Toggle.tsx";
import { useLazyView } from "#ui/use-lazy-view.ts";
import type { PanelProps } from "./ChangePanel.tsx";

const loadPanel = async () => (await import("./ChangePanel.tsx")).ChangePanel;

/**
 * Offers a code that can be changed later. An edit link opens the page with it switched on. The
 * panel stays while it is switched off, and with it what was typed there.
 */
export function ChangeLater(props: PanelProps) {
  const { t, later, onLater } = props;
  const isOn = later !== null;
  useEffect(() => {
    if (location.hash.startsWith("#edit=")) onLater("");
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const { View } = useLazyView(isOn, loadPanel);
  return (
    <>
      <Toggle
        label={t.later}
        hint={t.laterHint}
        checked={isOn}
        onChange={(next) => onLater(next ? "" : null)}
      />
      {View && <View {...props} />}
    </>
  );
}
