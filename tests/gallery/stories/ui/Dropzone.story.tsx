import { defineMessages, pick, type Locale } from "#i18n/messages.ts";
import { Dropzone } from "#ui/fields/Dropzone.tsx";
import { Forced } from "../../Forced.tsx";
import { Prepared } from "../../Prepared.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  title: { ar: "ضع الصور هنا", en: "Drop pictures here" },
  chooseLabel: { ar: "اختر صورًا", en: "Choose pictures" },
  hint: {
    ar: "حتى عشرين صورة من JPEG وPNG وWebP وAVIF، كل منها حتى ٢٠ ميجابايت. لا تغادر جهازك.",
    en: "Up to twenty JPEG, PNG, WebP or AVIF pictures of at most 20 MB each. They stay on your device.",
  },
});

const zone = (locale: Locale, busy = false) => (
  <Dropzone {...pick(messages, locale)} accept="image/*" busy={busy} onFiles={() => {}} />
);
const dragOver = (box: HTMLElement): void =>
  void box
    .querySelector(".kit-dropzone")!
    .dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true }));

export const story: Story = {
  states: {
    empty: (locale) => zone(locale),
    busy: (locale) => zone(locale, true),
    "files held over it": (locale) => <Prepared prepare={dragOver}>{zone(locale)}</Prepared>,
    focus: (locale) => (
      <Forced state="focus-visible" at="input">
        {zone(locale)}
      </Forced>
    ),
  },
};
