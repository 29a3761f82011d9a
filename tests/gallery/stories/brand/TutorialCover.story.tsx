import { covers } from "#brand/window/covers/all.tsx";
import { TutorialCover } from "#brand/window/covers/TutorialCover.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  states: {
    ...Object.fromEntries(
      [...Object.keys(covers), "unknown tutorial"].map((tutorial) => [
        tutorial,
        () => <TutorialCover tutorial={tutorial} className="gallery-wide" />,
      ]),
    ),
    "cropped to a square": () => <TutorialCover tutorial="seo-basics" className="gallery-square" />,
  },
};
