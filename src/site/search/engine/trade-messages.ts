import { defineMessages } from "#i18n/messages.ts";

/**
 * What a trade asks a service for. Each follows the name of the trade in an excerpt: «له صلة
 * بـ«عطور»: متجر إلكتروني…». They are part of the index, so that the page script has none of them.
 */
export const tradeMessages = defineMessages({
  shop: {
    ar: "متجر إلكتروني يعرض بضاعتك ويستقبل طلبات زبائنك.",
    en: "an online shop that shows your goods and takes orders.",
  },
  menu: {
    ar: "موقع فيه المنيو والعنوان وطريقة الطلب.",
    en: "a site with your menu, your address and how to order.",
  },
  booking: {
    ar: "موقع يشرح ما تقدّمه ويستقبل الحجز.",
    en: "a site that explains what you offer and takes bookings.",
  },
  presence: {
    ar: "موقع يعرّف بعملك ويسهّل الوصول إليك.",
    en: "a site that shows your work and how to reach you.",
  },
  nearby: {
    ar: "ليجدك على جوجل من يبحث عن نشاط مثل نشاطك.",
    en: "so that people who search Google for a business like yours find you.",
  },
  look: {
    ar: "شعار وألوان وتغليف يعرفك بها الزبون.",
    en: "a logo, colours and packaging that customers know you by.",
  },
  ads: {
    ar: "إعلانات تصل إلى من يشتري مثل بضاعتك.",
    en: "adverts that reach people who buy what you sell.",
  },
  app: {
    ar: "تطبيق يطلب منه زبائنك ويتابعون طلبهم.",
    en: "an app from which your customers order and follow their order.",
  },
});

export type TradeReason = keyof typeof tradeMessages;
