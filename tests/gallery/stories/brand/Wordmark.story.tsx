import { Wordmark } from "#brand/Wordmark.tsx";
import { direction, getOtherLocale } from "#i18n/locale.ts";
import { Forced } from "../../Forced.tsx";
import type { Story } from "../../story.ts";

export const story: Story = {
  states: {
    "in the header": (locale) => <Wordmark locale={locale} />,
    large: (locale) => <Wordmark locale={locale} className="type-title" />,
    "in the other language": (locale) => {
      const other = getOtherLocale(locale);
      return (
        <span lang={other} dir={direction[other]}>
          <Wordmark locale={other} />
        </span>
      );
    },
    hover: (locale) => (
      <Forced state="hover" at=".wordmark">
        <Wordmark locale={locale} />
      </Forced>
    ),
  },
};
