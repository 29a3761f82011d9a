import { defineMessages, pick } from "#i18n/messages.ts";
import { offerMessages } from "#ui/offer-messages.ts";
import { RequestOffer } from "#ui/RequestOffer.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  title: {
    ar: "6 أخطاء في cafe.example: دعنا نصلحها",
    en: "6 errors on cafe.example: let us fix them",
  },
});

export const story: Story = {
  size: "wide",
  states: {
    plain: (locale) => (
      <RequestOffer
        t={pick(offerMessages, locale)}
        locale={locale}
        title={pick(messages, locale).title}
        handover={{ service: "seo", description: "cafe.example" }}
        chatUrl="https://wa.me/20255550100"
      />
    ),
  },
};
