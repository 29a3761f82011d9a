import { defineMessages, pick } from "#i18n/messages.ts";
import { Coded } from "#ui/Coded.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  text: { ar: "ضعه مكان {hex}", en: "Use it instead of {hex}" },
});

export const story: Story = {
  states: {
    "a code in a sentence": (locale) => (
      <Coded text={pick(messages, locale).text} codes={{ hex: "#6d28d9" }} />
    ),
  },
};
