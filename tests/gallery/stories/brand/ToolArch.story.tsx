import { ToolArch } from "#brand/window/arches/ToolArch.tsx";
import { toolFigures } from "#brand/window/arches/tool-arches.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  size: "small",
  states: Object.fromEntries(
    [...Object.keys(toolFigures), "unknown tool"].map((tool) => [
      tool,
      () => <ToolArch tool={tool} className="gallery-arch" />,
    ]),
  ),
};
