import { defineMessages, pick, type Locale } from "#i18n/messages.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { Forced } from "../../Forced.tsx";
import { Prepared } from "../../Prepared.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  label: { ar: "انسخ الرابط", en: "Copy the link" },
  copiedTitle: { ar: "نُسخ", en: "Copied" },
  copied: { ar: "ألصقه حيث تريد.", en: "Paste it where you like." },
  errorTitle: { ar: "لم يُنسخ", en: "Not copied" },
  copyRefused: { ar: "رفض المتصفح النسخ.", en: "The browser refused to copy." },
});

const getProps = (locale: Locale) => {
  const t = pick(messages, locale);
  return { t, label: t.label, copied: t.copied };
};

const button = (locale: Locale, className?: string) => (
  <CopyButton
    text="https://ro2ya.example"
    {...getProps(locale)}
    {...(className === undefined ? {} : { className })}
  />
);

/**
 * Presses the button with a clipboard that takes everything: the browser's own asks for a
 * permission.
 */
function copy(box: HTMLElement): void {
  const own = navigator.clipboard.writeText;
  navigator.clipboard.writeText = () => Promise.resolve();
  box.querySelector("button")!.click();
  navigator.clipboard.writeText = own;
}

export const story: Story = {
  states: {
    "as a link": (locale) => button(locale),
    "as a button": (locale) => button(locale, "button button-quiet button-small"),
    "with its own words": (locale) => (
      <CopyButton text="#6d28d9" {...getProps(locale)}>
        <bdi dir="ltr">#6d28d9</bdi>
      </CopyButton>
    ),
    "copied, for two seconds": (locale) => <Prepared prepare={copy}>{button(locale)}</Prepared>,
    focus: (locale) => <Forced state="focus-visible">{button(locale)}</Forced>,
    hover: (locale) => <Forced state="hover">{button(locale)}</Forced>,
  },
};
