import { LessonsArch } from "#brand/window/arches/LessonsArch.tsx";
import type { Story } from "../../story.ts";

export const story: Story = { states: { plain: () => <LessonsArch className="gallery-arch" /> } };
