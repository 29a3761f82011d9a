import { brand, getChatUrl } from "#brand/brand.ts";
import { defineMessages } from "#i18n/messages.ts";

/** The name and the contact data of the agency, for mails to visitors. */
export const signature = {
  name: brand.name,
  phone: brand.phone.shown,
  phoneDigits: brand.phone.digits,
  chatUrl: getChatUrl(),
  hours: brand.hours,
} as const;

/** The texts of the agency's mail. The labels of fields come from the messages of the forms. */
export const agencyMailMessages = defineMessages({
  messageSubject: { ar: "رسالة جديدة من {name}", en: "New message from {name}" },
  requestSubject: { ar: "طلب خدمة جديد من {name}", en: "New service request from {name}" },
  spamSubject: { ar: "[قد تكون مزعجة] {subject}", en: "[Possible spam] {subject}" },
  messageTitle: { ar: "رسالة جديدة من الموقع", en: "A new message from the website" },
  requestTitle: { ar: "طلب خدمة جديد من الموقع", en: "A new service request from the website" },
  spamWarning: {
    ar: "تشبه هذه الرسالة البريد المزعج، فحُفظت على أنها كذلك ولم نرسل إلى صاحبها تأكيدًا.",
    en: "This one looks like spam: it is kept as such, and its sender got no confirmation.",
  },
  notConfirmed: {
    ar: "أُرسلت اليوم عدة رسائل تأكيد إلى هذا البريد، فلم نرسل إليه تأكيدًا آخر. قد يكون أحدهم كتب بريد غيره.",
    en: "Several confirmations went to this address today, so no further one was sent. Somebody may have typed the address of another person.",
  },
  receivedAt: { ar: "وصلت في", en: "Received" },
  keepInTouch: { ar: "يفضّل المتابعة", en: "Prefers to hear by" },
  language: { ar: "لغة الزائر", en: "Visitor's language" },
  arabic: { ar: "العربية", en: "Arabic" },
  english: { ar: "الإنجليزية", en: "English" },
  reference: { ar: "الرقم المرجعي", en: "Reference" },
  attachedHere: {
    ar: "{name} ({size} كيلوبايت)، مرفق بهذه الرسالة",
    en: "{name} ({size} KB), attached to this email",
  },
  attachedThere: {
    ar: "{name} ({size} كيلوبايت)، محفوظ على الخادم",
    en: "{name} ({size} KB), kept on the server",
  },
  fetchAttachment: { ar: "للحصول على الملف:", en: "To get the file:" },
  answer: {
    ar: "اضغط «رد» لتكتب إلى الزائر مباشرة.",
    en: "Press reply to write to the visitor directly.",
  },
});

/**
 * The texts of the confirmation to the visitor. It contains nothing that was typed, not even the
 * name: otherwise anyone could use it to send a text to another person's address.
 */
export const visitorMailMessages = defineMessages({
  messageSubject: { ar: "وصلتنا رسالتك", en: "We have your message" },
  requestSubject: { ar: "وصلنا طلبك", en: "We have your request" },
  greeting: { ar: "مرحبًا،", en: "Hello," },
  messageReceived: {
    ar: "شكرًا لمراسلتنا. وصلتنا رسالتك وحفظناها، وسيردّ عليك واحد منا خلال يوم عمل واحد.",
    en: "Thank you for writing to us. Your message has arrived and is stored, and one of us will answer within one working day.",
  },
  requestReceived: {
    ar: "شكرًا لثقتك بنا. وصلنا طلبك وحفظناه، وسيردّ عليك واحد منا خلال يوم عمل واحد، بأسئلة قليلة أو بموعد.",
    en: "Thank you for your trust. Your request has arrived and is stored. Within one working day one of us will answer with a few questions, or a time to talk.",
  },
  reference: { ar: "الرقم المرجعي:", en: "Reference:" },
  person: {
    ar: "إن أردت أن تتحدث إلى واحد منا قبل ذلك، فاتصل بنا أو راسلنا على واتساب، واذكر الرقم المرجعي:",
    en: "To speak to a person before that, call us or message us on WhatsApp and give the reference:",
  },
  notYou: {
    ar: "إن لم تكن أنت من كتب إلينا، فقد كتب أحدهم بريدك بالخطأ، ويمكنك تجاهل هذه الرسالة.",
    en: "If it was not you who wrote to us, somebody has typed your address by mistake, and you can ignore this email.",
  },
});
