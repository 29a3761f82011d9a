import { defineMessages, pick } from "#i18n/messages.ts";
import { Progress } from "#ui/feedback/Progress.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  label: { ar: "نفحص الصفحة", en: "Checking the page" },
  long: {
    ar: "نقرأ الصفحة وملفاتها وروابطها وخريطة موقعها، وقد يطول ذلك إن كان الخادم بطيئًا",
    en: "Reading the page, its files, its links and its sitemap, which takes a while with a slow server",
  },
  cancel: { ar: "أوقف", en: "Cancel" },
});

export const story: Story = {
  states: {
    unknown: (locale) => <Progress label={pick(messages, locale).label} />,
    "nothing yet": (locale) => <Progress label={pick(messages, locale).label} value={0} />,
    "a third": (locale) => <Progress label={pick(messages, locale).label} value={0.33} />,
    done: (locale) => <Progress label={pick(messages, locale).label} value={1} />,
    "long, can be cancelled": (locale) => (
      <Progress
        label={pick(messages, locale).long}
        value={0.66}
        cancelLabel={pick(messages, locale).cancel}
        onCancel={() => {}}
      />
    ),
  },
};
