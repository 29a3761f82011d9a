import { defineMessages, pick } from "#i18n/messages.ts";
import { Callout } from "#ui/feedback/Callout.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  title: { ar: "لم نصل إلى الصفحة", en: "The page could not be reached" },
  text: {
    ar: "لم يُجب الخادم خلال عشر ثوانٍ. تأكد من العنوان ثم أعد المحاولة.",
    en: "The server did not answer within ten seconds. Check the address and try again.",
  },
});
const tones = ["info", "ok", "warn", "bad"] as const;

export const story: Story = {
  states: {
    ...Object.fromEntries(
      tones.map((tone) => [
        tone,
        (locale) => {
          const { title, text } = pick(messages, locale);
          return (
            <Callout tone={tone} title={title}>
              <p>{text}</p>
            </Callout>
          );
        },
      ]),
    ),
    "without a title, long": (locale) => (
      <Callout tone="info">
        <p>{`${pick(messages, locale).text} `.repeat(4)}</p>
        <p>{"a-very-long-address.".repeat(6)}</p>
      </Callout>
    ),
    "title alone": (locale) => <Callout tone="warn" title={pick(messages, locale).title} />,
  } satisfies Story["states"],
};
