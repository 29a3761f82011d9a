import { defineMessages } from "#i18n/messages.ts";

/**
 * What a trade asks a service for. Each follows the name of the trade in an excerpt: «له صلة
 * بـ«عطور»: متجر إلكتروني…». They are part of the index, so that the page script has none of them.
 */
export const tradeMessages = defineMessages({
  shop: {
    ar: "متجر إلكتروني يعرض بضاعتك ويستقبل طلبات زبائنك.",
    en: "An online shop that shows your goods and takes orders.",
  },
  menu: {
    ar: "موقع فيه المنيو والعنوان وطريقة الطلب.",
    en: "A site with your menu, your address and how to order.",
  },
  booking: {
    ar: "موقع يشرح ما تقدّمه ويستقبل الحجز.",
    en: "A site that explains what you offer and takes bookings.",
  },
  presence: {
    ar: "موقع يعرّف بعملك ويسهّل الوصول إليك.",
    en: "A site that shows your work and how to reach you.",
  },
  nearby: {
    ar: "ظهورك على جوجل لمن يبحث عن نشاط مثل نشاطك.",
    en: "Being found on Google by people who look for a business like yours.",
  },
  look: {
    ar: "شعار وألوان وتغليف يعرفك بها الزبون.",
    en: "A logo, colours and packaging that customers know you by.",
  },
  mark: {
    ar: "شعار وألوان يعرفك بها عميلك قبل أن يلقاك.",
    en: "A logo and colours that people know you by before they meet you.",
  },
  ads: {
    ar: "إعلانات تصل إلى من يبحث عمّا تقدّمه.",
    en: "Adverts that reach people looking for what you offer.",
  },
  app: {
    ar: "تطبيق يطلب منه زبائنك ويتابعون طلبهم.",
    en: "An app from which your customers order and follow their order.",
  },
});

export type TradeReason = keyof typeof tradeMessages;
