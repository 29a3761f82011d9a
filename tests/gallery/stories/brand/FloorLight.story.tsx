import { FloorLight } from "#brand/window/FloorLight.tsx";
import { Qamariyya } from "#brand/window/qamariyya/Qamariyya.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  size: "wide",
  states: {
    "under its window": () => (
      <>
        <Qamariyya id="floor-window" className="gallery-drawing-large" />
        <FloorLight windowId="floor-window" className="gallery-wide" />
      </>
    ),
  },
};
