import { NightStrip } from "#brand/window/NightStrip.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  size: "wide",
  states: { "night in both themes": () => <NightStrip id="night" className="gallery-night" /> },
};
