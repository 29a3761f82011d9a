import { Frieze } from "#brand/window/Frieze.tsx";
import type { Story } from "../../story.ts";

const hues = ["violet", "nile", "coral", "blue", "mari"] as const;

export const story: Story = {
  size: "wide",
  states: {
    ...Object.fromEntries(
      hues.map((hue) => [
        `${hue}, 62 %`,
        () => <Frieze id={`frieze-${hue}`} hue={hue} share={0.62} className="gallery-wide" />,
      ]),
    ),
    empty: () => <Frieze id="frieze-empty" hue="violet" share={0} className="gallery-wide" />,
    full: () => <Frieze id="frieze-full" hue="mari" share={1} className="gallery-wide" />,
  },
};
