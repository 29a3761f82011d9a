import { useEffect, useState } from "react";
import { Toggle } from "#ui/fields/Toggle.tsx";
import { useLazyView } from "#ui/use-lazy-view.ts";
import type { PanelProps } from "./ChangePanel.tsx";

const loadPanel = async () => (await import("./ChangePanel.tsx")).ChangePanel;

/** Offers a code that can be changed later. An edit link opens the page with it switched on. */
export function ChangeLater(props: PanelProps) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => setIsOn(location.hash.startsWith("#edit=")), []);
  const { View } = useLazyView(isOn, loadPanel);
  return (
    <>
      <Toggle label={props.t.later} hint={props.t.laterHint} checked={isOn} onChange={setIsOn} />
      {isOn && View && <View {...props} />}
    </>
  );
}
