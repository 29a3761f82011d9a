import { LossStatus } from "#ui/feedback/LossStatus.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  states: {
    "something would be lost": (locale) => <LossStatus locale={locale} wouldLose />,
    "everything is kept": (locale) => <LossStatus locale={locale} wouldLose={false} />,
  },
};
