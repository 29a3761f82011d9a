import { Portrait } from "#brand/window/portraits/Portrait.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  states: Object.fromEntries(
    [0, 1, 2, 3].map((seed) => [
      `seed ${seed}`,
      (locale) => (
        <Portrait seed={seed} initial={locale === "ar" ? "ن" : "N"} className="gallery-drawing" />
      ),
    ]),
  ) satisfies Story["states"],
};
