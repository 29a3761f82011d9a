import { StarRing } from "#brand/window/stars/StarRing.tsx";
import type { Story } from "../../story.ts";

const hues = ["mari", "coral", "nile"] as const;

export const story: Story = {
  states: {
    ...Object.fromEntries(
      hues.map((hue) => [
        `${hue}, 77 %`,
        () => <StarRing share={0.77} hue={hue} className="gallery-drawing" />,
      ]),
    ),
    empty: () => <StarRing share={0} className="gallery-drawing" />,
    "full, with a title": () => <StarRing share={1} title="100" className="gallery-drawing" />,
  },
};
