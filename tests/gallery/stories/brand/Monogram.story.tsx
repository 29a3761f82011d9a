import { Monogram } from "#brand/window/portraits/Monogram.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  size: "small",
  states: Object.fromEntries(
    [0, 1, 2, 3].map((seed) => [
      `seed ${seed}`,
      (locale) => (
        <Monogram seed={seed} initial={locale === "ar" ? "م" : "M"} className="gallery-monogram" />
      ),
    ]),
  ) satisfies Story["states"],
};
