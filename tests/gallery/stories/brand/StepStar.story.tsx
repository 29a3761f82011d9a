import { StepStar } from "#brand/window/steps/StepStar.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  size: "small",
  states: Object.fromEntries(
    [1, 2, 3, 4].map((step) => [
      `${step} of 4`,
      () => <StepStar step={step} of={4} className="gallery-step" />,
    ]),
  ),
};
