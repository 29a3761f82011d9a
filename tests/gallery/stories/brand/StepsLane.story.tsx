import { StepsLane } from "#brand/window/steps/StepsLane.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  size: "wide",
  states: {
    "wide or, on a phone, tall": () => (
      <div className="gallery-steps">
        <StepsLane />
      </div>
    ),
  },
};
