import { defineMessages, pick } from "#i18n/messages.ts";
import { Slider } from "#ui/fields/Slider.tsx";
import { Forced } from "../../Forced.tsx";
import { Stateful } from "../../Stateful.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  label: { ar: "الجودة", en: "Quality" },
  hint: { ar: "الأعلى أكبر حجمًا وأدق صورة.", en: "Higher is larger and more exact." },
  long: {
    ar: "أقصى عرض للصورة بعد أن تُصغَّر، بالبكسل",
    en: "The greatest width of the picture once it is made smaller, in pixels",
  },
});

export const story: Story = {
  states: {
    "with unit and hint": (locale) => (
      <Stateful initial={80}>
        {(value, onChange) => (
          <Slider
            {...pick(messages, locale)}
            value={value}
            min={1}
            max={100}
            unit="%"
            onChange={onChange}
          />
        )}
      </Stateful>
    ),
    "at its start": (locale) => (
      <Slider label={pick(messages, locale).label} value={0} min={0} max={10} onChange={() => {}} />
    ),
    "long text": (locale) => (
      <Slider
        label={pick(messages, locale).long}
        value={1920}
        min={16}
        max={4096}
        unit="px"
        onChange={() => {}}
      />
    ),
    disabled: (locale) => (
      <Slider
        label={pick(messages, locale).label}
        value={40}
        min={0}
        max={100}
        disabled
        onChange={() => {}}
      />
    ),
    focus: (locale) => (
      <Forced state="focus-visible">
        <Slider
          label={pick(messages, locale).label}
          value={40}
          min={0}
          max={100}
          onChange={() => {}}
        />
      </Forced>
    ),
  },
};
