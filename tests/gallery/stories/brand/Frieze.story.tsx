import { Frieze } from "#brand/window/Frieze.tsx";
import type { Story } from "../../story.ts";

const hues = ["violet", "nile", "coral", "blue", "mari"] as const;

export const story: Story = {
  size: "wide",
  states: {
    ...Object.fromEntries(
      hues.map((hue) => [
        `${hue}, 62 %`,
        () => <Frieze id={`frieze-${hue}`} hue={hue} share={0.62} className="w-full" />,
      ]),
    ),
    empty: () => <Frieze id="frieze-empty" hue="violet" share={0} className="w-full" />,
    full: () => <Frieze id="frieze-full" hue="mari" share={1} className="w-full" />,
  },
};
