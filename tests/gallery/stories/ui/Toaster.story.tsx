import { defineMessages, pick, type Locale } from "#i18n/messages.ts";
import { showToast, type ToastContent } from "#ui/feedback/toast.ts";
import { Toaster } from "#ui/feedback/Toaster.tsx";
import { Prepared } from "../../Prepared.tsx";
import { StaticMarkup } from "../../StaticMarkup.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  label: { ar: "الإشعارات", en: "Notifications" },
  close: { ar: "أغلق", en: "Close" },
  updated: { ar: "صدرت نسخة أحدث من هذه الصفحة.", en: "There is a newer version of this page." },
  reload: { ar: "حمّلها", en: "Load it" },
  title: { ar: "وصلت رسالتك", en: "Your message has arrived" },
  text: {
    ar: "نرد في يوم العمل نفسه، وتجد نسخة منها في بريدك.",
    en: "We answer the same working day, and a copy of it is in your mailbox.",
  },
});

const prepareToaster = (locale: Locale, prepare: (box: HTMLElement) => void) => (
  <Prepared className="gallery-frame" prepare={prepare}>
    <StaticMarkup>
      <Toaster {...pick(messages, locale)} />
    </StaticMarkup>
  </Prepared>
);

/** Shows a toast in this toaster and in no other of the page; a page of the site has only one. */
function showToastIn(box: HTMLElement, content: ToastContent): void {
  const others = [...document.querySelectorAll<HTMLElement>("[data-toast-live]")]
    .filter((live) => !box.contains(live))
    .map((live) => [live, live.dataset.toastLive] as const);
  for (const [live] of others) live.removeAttribute("data-toast-live");
  showToast(content);
  for (const [live, kind] of others) live.dataset.toastLive = kind;
}

export const story: Story = {
  states: {
    "something worked": (locale) => {
      const { title, text } = pick(messages, locale);
      return prepareToaster(locale, (box) => showToastIn(box, { title, text }));
    },
    "something failed": (locale) => {
      const { title, text } = pick(messages, locale);
      return prepareToaster(locale, (box) => showToastIn(box, { title, text, tone: "bad" }));
    },
    "something waits": (locale) => {
      const { title, text } = pick(messages, locale);
      return prepareToaster(locale, (box) => showToastIn(box, { title, text, tone: "waiting" }));
    },
    "a newer version": (locale) =>
      prepareToaster(locale, (box) =>
        box.querySelector("[data-update]")!.removeAttribute("hidden"),
      ),
  },
};
