import { ColourStrip } from "#ui/ColourStrip.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  states: {
    "five colours": () => (
      <ColourStrip colours={["#16082b", "#411782", "#6c26d9", "#a77de8", "#e2d4f7"]} />
    ),
  },
};
