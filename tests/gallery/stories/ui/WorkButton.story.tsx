import { defineMessages, pick, type Locale } from "#i18n/messages.ts";
import { WorkButton } from "#ui/WorkButton.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  label: { ar: "حلّل الموقع", en: "Analyze Site" },
  working: { ar: "نحلّل…", en: "Analyzing…" },
});

const render = (locale: Locale, isWorking: boolean, isDisabled = false) => (
  <WorkButton
    label={pick(messages, locale).label}
    workingLabel={pick(messages, locale).working}
    isWorking={isWorking}
    isDisabled={isDisabled}
  />
);

export const story: Story = {
  states: {
    ready: (locale) => render(locale, false),
    working: (locale) => render(locale, true),
    disabled: (locale) => render(locale, false, true),
  },
};
