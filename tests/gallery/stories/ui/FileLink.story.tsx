import { defineMessages, pick } from "#i18n/messages.ts";
import { FileLink } from "#ui/fields/FileLink.tsx";
import { Forced } from "../../Forced.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  label: { ar: "خذ ألوان صورة عندك", en: "Take the colours of a photo" },
});

const link = (locale: "ar" | "en") => (
  <FileLink {...pick(messages, locale)} accept="image/*" onFile={() => {}} />
);

export const story: Story = {
  states: {
    plain: (locale) => link(locale),
    focus: (locale) => (
      <Forced state="focus-visible" at="input">
        {link(locale)}
      </Forced>
    ),
  },
};
