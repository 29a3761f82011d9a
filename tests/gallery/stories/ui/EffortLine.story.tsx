import { effortMessages } from "#i18n/effort-messages.ts";
import { pick } from "#i18n/messages.ts";
import { EffortLine } from "#ui/EffortLine.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  states: {
    owner: (locale) => (
      <EffortLine
        t={pick(effortMessages, locale)}
        locale={locale}
        effort={{ by: "owner", time: "minutes" }}
      />
    ),
    "without a time": (locale) => (
      <EffortLine
        t={pick(effortMessages, locale)}
        locale={locale}
        effort={{ by: "host", time: null }}
      />
    ),
  },
};
