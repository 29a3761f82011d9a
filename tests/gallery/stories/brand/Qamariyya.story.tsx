import { Qamariyya } from "#brand/window/qamariyya/Qamariyya.tsx";
import type { Story } from "../../story.ts";

const variants = ["arch", "moon"] as const;

export const story: Story = {
  states: {
    ...Object.fromEntries(
      [0, 1, 2, 3].map((seed) => [
        `seed ${seed}`,
        () => <Qamariyya id={`window-${seed}`} seed={seed} className="gallery-wide" />,
      ]),
    ),
    ...Object.fromEntries(
      variants.map((variant) => [
        variant,
        () => <Qamariyya id={`window-${variant}`} variant={variant} className="gallery-drawing" />,
      ]),
    ),
  },
};
