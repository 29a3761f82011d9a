import { defineMessages, pick } from "#i18n/messages.ts";
import { offerMessages } from "#ui/offer-messages.ts";
import { RequestOffer } from "#ui/RequestOffer.tsx";
import type { Story } from "../../story.ts";

const messages = defineMessages({
  title: {
    ar: "6 أخطاء في {site}: نصلحها لك؟",
    en: "6 errors on {site}: let us fix them",
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
        site="cafe.example"
        handover={{ service: "seo", description: "cafe.example" }}
        chatUrl="https://wa.me/20255550100"
      />
    ),
  },
};
