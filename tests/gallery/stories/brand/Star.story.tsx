import { Star } from "#brand/window/stars/Star.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  size: "small",
  states: {
    filled: () => <Star className="w-9 text-mark" />,
    outline: () => <Star filled={false} className="w-9 text-brand" />,
  },
};
