import { locales, pick } from "#i18n/messages.ts";
import { showToast } from "#ui/feedback/toast.ts";
import { tabStateMessages } from "#ui/tab-state-messages.ts";

/** Says that the browser does not store what is in the form, before it is lost. */
export function showLoss(): void {
  const { lang } = document.documentElement;
  const { title, text } = pick(
    tabStateMessages,
    locales.find((each) => each === lang)!,
  );
  showToast({ title, text, tone: "bad" });
}
