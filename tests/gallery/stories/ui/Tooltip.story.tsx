import type { Locale, Localized } from "#i18n/messages.ts";
import { Tooltip } from "#ui/feedback/Tooltip.tsx";
import { Prepared } from "../../Prepared.tsx";
import type { Story } from "../../story.ts";

const label: Localized = { ar: "زمن أول بايت", en: "Time to first byte" };
const text: Localized = {
  ar: "كم ينتظر المتصفح حتى يبدأ الخادم بالرد. أقل من ٨٠٠ ملّي ثانية جيد.",
  en: "How long the browser waits until the server begins to answer. Below 800 ms is good.",
};

const tip = (locale: Locale) => (
  <Tooltip text={text[locale]}>
    <button type="button" className="link">
      {label[locale]}
    </button>
  </Tooltip>
);
/** A tap opens it at once; only one tip of a page is open at a time. */
const tap = (box: HTMLElement): void =>
  void box
    .querySelector("button")!
    .dispatchEvent(new PointerEvent("pointerup", { pointerType: "touch", bubbles: true }));

export const story: Story = {
  states: {
    closed: tip,
    open: (locale) => <Prepared prepare={tap}>{tip(locale)}</Prepared>,
  },
};
