import { defineMessages, pick } from "#i18n/messages.ts";
import { StarSteps } from "#ui/StarSteps.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  title: { ar: "اكتب عنوانًا للصفحة", en: "Write a title for the page" },
  description: { ar: "أضف وصفًا يقرؤه الباحث", en: "Add a description that searchers read" },
  pictures: { ar: "صِف الصور", en: "Describe the pictures" },
});

export const story: Story = {
  size: "wide",
  states: {
    "three steps": (locale) => (
      <StarSteps>
        {Object.values(pick(messages, locale)).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </StarSteps>
    ),
  },
};
