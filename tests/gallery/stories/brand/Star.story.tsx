import { Star } from "#brand/window/stars/Star.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  size: "small",
  states: {
    filled: () => <Star className="gallery-star" />,
    outline: () => <Star filled={false} className="gallery-star" />,
  },
};
