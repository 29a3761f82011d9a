import { defineMessages, pick } from "#i18n/messages.ts";
import { Fold } from "#ui/Fold.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  title: { ar: "لماذا هذه الدرجة", en: "Why this score" },
  text: { ar: "تظهر الصفحة بعد ثانيتين.", en: "The page appears after two seconds." },
});

export const story: Story = {
  size: "wide",
  states: {
    folded: (locale) => {
      const t = pick(messages, locale);
      return (
        <Fold title={t.title} heading="h3">
          <p>{t.text}</p>
        </Fold>
      );
    },
  },
};
