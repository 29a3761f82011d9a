import { defineMessages, pick } from "#i18n/messages.ts";
import { SideSection } from "#ui/SideSection.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  title: { ar: "لوحاتك المحفوظة", en: "Saved palettes" },
  hint: { ar: "لوحتان محفوظتان", en: "2 saved palettes" },
  text: { ar: "واجهة المحل", en: "Shop front" },
});

export const story: Story = {
  size: "wide",
  states: {
    "title and hint": (locale) => {
      const { text, ...head } = pick(messages, locale);
      return (
        <SideSection {...head}>
          <p>{text}</p>
        </SideSection>
      );
    },
  },
};
