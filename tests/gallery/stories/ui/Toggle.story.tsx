import { defineMessages, pick } from "#i18n/messages.ts";
import { Toggle } from "#ui/fields/Toggle.tsx";
import { Forced } from "../../Forced.tsx";
import { Stateful } from "../../Stateful.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  label: { ar: "احذف البيانات الوصفية", en: "Remove metadata" },
  hint: {
    ar: "المكان والكاميرا والتاريخ: لا يحتاجها زائر موقعك.",
    en: "Place, camera and date: a visitor of your site needs none of them.",
  },
});

export const story: Story = {
  states: {
    off: (locale) => (
      <Stateful initial={false}>
        {(checked, onChange) => (
          <Toggle label={pick(messages, locale).label} checked={checked} onChange={onChange} />
        )}
      </Stateful>
    ),
    "on, with a hint": (locale) => (
      <Stateful initial={true}>
        {(checked, onChange) => (
          <Toggle {...pick(messages, locale)} checked={checked} onChange={onChange} />
        )}
      </Stateful>
    ),
    disabled: (locale) => (
      <Toggle {...pick(messages, locale)} checked disabled onChange={() => {}} />
    ),
    focus: (locale) => (
      <Forced state="focus-visible">
        <Toggle label={pick(messages, locale).label} checked={false} onChange={() => {}} />
      </Forced>
    ),
  },
};
