import type { Localized } from "#i18n/messages.ts";
import { Choice, type ChoiceOption } from "#ui/fields/Choice.tsx";
import { Stateful } from "../../Stateful.tsx";
import { Forced } from "../../Forced.tsx";
import type { Story } from "../../story.ts";

type Format = "webp" | "avif" | "jpeg";

const legend: Localized = { ar: "صيغة الملف", en: "File format" };
const longLabel: Localized = {
  ar: "الصيغة التي جاءت بها الصورة، مهما كانت",
  en: "The format that the picture came in, whichever it was",
};
const plain: readonly ChoiceOption<Format>[] = [
  { value: "webp", label: "WebP" },
  { value: "avif", label: "AVIF" },
  { value: "jpeg", label: "JPEG" },
];
const hint: Localized = { ar: "الأصغر", en: "Smallest" };

export const story: Story = {
  states: {
    plain: (locale) => (
      <Stateful<Format> initial="webp">
        {(value, onChange) => (
          <Choice legend={legend[locale]} options={plain} value={value} onChange={onChange} />
        )}
      </Stateful>
    ),
    "hints and long text": (locale) => (
      <Stateful<Format> initial="avif">
        {(value, onChange) => (
          <Choice
            legend={legend[locale]}
            options={[
              { value: "avif", label: "AVIF", hint: hint[locale] },
              { value: "jpeg", label: longLabel[locale], hint: longLabel[locale] },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </Stateful>
    ),
    disabled: (locale) => (
      <Choice legend={legend[locale]} options={plain} value="webp" disabled onChange={() => {}} />
    ),
    focus: (locale) => (
      <Forced state="focus-visible">
        <Stateful<Format> initial="webp">
          {(value, onChange) => (
            <Choice legend={legend[locale]} options={plain} value={value} onChange={onChange} />
          )}
        </Stateful>
      </Forced>
    ),
  },
};
