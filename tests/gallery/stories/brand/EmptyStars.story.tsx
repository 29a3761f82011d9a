import { EmptyStars } from "#brand/window/stars/EmptyStars.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  states: { plain: () => <EmptyStars className="gallery-drawing-large" /> },
};
