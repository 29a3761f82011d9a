import { defineMessages, pick, type Locale } from "#i18n/messages.ts";
import { AddressField } from "#ui/fields/AddressField.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  label: { ar: "عنوان الصفحة", en: "Address of the page" },
  urlExample: { ar: "https://shop.example", en: "https://shop.example" },
  urlHint: { ar: "العنوان كما يظهر في المتصفح.", en: "The address as your browser shows it." },
  errorUrl: { ar: "هذا العنوان غير مكتمل.", en: "This address is not complete." },
});

function renderField(locale: Locale, id: string, value: string, isWrong = false) {
  const t = pick(messages, locale);
  return (
    <AddressField
      t={t}
      id={id}
      label={t.label}
      hintClass="gallery-hint"
      className=""
      type="text"
      value={value}
      isWrong={isWrong}
      field={null}
      onChange={() => undefined}
    />
  );
}

export const story: Story = {
  states: {
    empty: (locale) => renderField(locale, "address-empty", ""),
    filled: (locale) => renderField(locale, "address-filled", "https://shop.example/products"),
    wrong: (locale) => renderField(locale, "address-wrong", "shop", true),
  },
};
