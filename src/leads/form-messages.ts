import { retention } from "#base/inventory/retention.ts";
import { defineMessages } from "#i18n/messages.ts";

/** The texts around the fields of both forms. */
export const formMessages = defineMessages({
  name: { ar: "الاسم", en: "Name" },
  email: { ar: "البريد الإلكتروني", en: "Email" },
  emailMeant: { ar: "هل تقصد {email}؟", en: "Did you mean {email}?" },
  phone: { ar: "الهاتف", en: "Phone" },
  optional: { ar: "اختياري", en: "optional" },
  dataUse: {
    ar: `نحفظ ما ترسله كي نرد عليك وننفّذ ما نتفق عليه، ولا نستعمله لغرض آخر. نحذفه بعد ${retention.leadMonths} شهرًا من وصوله، أو قبل ذلك إن طلبت. التفاصيل في`,
    en: `We keep what you send to answer you and to do the work we agree on, and for nothing else. We delete it ${retention.leadMonths} months after it arrives, or earlier if you ask. The details are in our`,
  },
  leaveEmpty: { ar: "اترك هذا الحقل فارغًا", en: "Leave this field empty" },
  privacy: { ar: "سياسة الخصوصية", en: "privacy policy" },
  checkFields: {
    ar: "راجع الحقول المعلّمة. لم يُرسل شيء بعد، وكل ما كتبته باقٍ هنا.",
    en: "Please check the marked fields. Nothing has been sent yet, and everything you typed is still here.",
  },
  kept: {
    ar: "كل ما كتبته ما زال هنا، حتى لو أعدت تحميل الصفحة.",
    en: "All you wrote is still here, even if you load the page again.",
  },
  reference: { ar: "الرقم المرجعي:", en: "Reference:" },
  askByChat: { ar: "راسلنا على واتساب", en: "Message us on WhatsApp" },
  chatText: {
    ar: "السلام عليكم، كتبت إليكم من الموقع، والرقم المرجعي {reference}.",
    en: "Hello, I wrote to you on the website. My reference is {reference}.",
  },
  backHome: { ar: "العودة إلى الرئيسية", en: "Back to home" },
});

/** Why a form could not be sent, by error code. */
export const failureMessages = defineMessages({
  "invalid-input": {
    ar: "صحّح الحقول المعلّمة ثم أعد الإرسال.",
    en: "Please correct the marked fields and send again.",
  },
  "too-large": {
    ar: "ما أرسلته أكبر مما نستطيع استقباله. اختصر النص، وإن أرفقت ملفًا فأرسل دونه.",
    en: "What you sent is more than we can take. Please shorten the text; if you attached a file, send without it.",
  },
  offline: {
    ar: "انقطع الاتصال قبل الحفظ. تأكد من اتصالك بالإنترنت ثم أعد الإرسال.",
    en: "The connection broke before anything was stored. Check your connection and send it again.",
  },
  busy: {
    ar: "الخادم مشغول الآن. أعد الإرسال بعد دقيقة.",
    en: "The server is busy. Please send it again in a minute.",
  },
  "too-many": {
    ar: "أُرسل إلينا الكثير من شبكتك في وقت قصير. انتظر عشر دقائق ثم أعد الإرسال.",
    en: "Too much has been sent from your network in a short time. Please wait ten minutes and send it again.",
  },
  "proof-needed": {
    ar: "الموقع مزدحم، فلم يكتمل الإرسال. أعد الإرسال.",
    en: "The site is busy, so sending did not finish. Please send it again.",
  },
  "cross-site": {
    ar: "لم يُرسل النموذج من صفحة في موقعنا. افتح الصفحة من رابطها في موقعنا ثم أعد الإرسال.",
    en: "The form was not sent from a page of our site. Open the page at our own address and send it again.",
  },
  internal: {
    ar: "حدث خطأ عندنا. أعد الإرسال بعد قليل.",
    en: "Something broke on our side. Please send it again in a while.",
  },
});

export const contactFormMessages = defineMessages({
  message: { ar: "رسالتك", en: "Your message" },
  messageHint: {
    ar: "ماذا تبيع، ومن يشتريه، وما الذي تريده منا؟",
    en: "What do you sell, who buys it, and what would you like from us?",
  },
  send: { ar: "أرسل الرسالة", en: "Send message" },
  sending: { ar: "جارٍ الإرسال…", en: "Sending…" },
  thanksTitle: { ar: "شكرًا لك!", en: "Thank you!" },
  thanksText: {
    ar: "وصلتنا رسالتك، وسنردّ عليك خلال يوم عمل.",
    en: "We have your message and will answer within a working day.",
  },
  // The toast leaves, so the panel itself says that the message has arrived.
  receivedTitle: {
    ar: "وصلتنا رسالتك، وسنردّ خلال يوم عمل",
    en: "We have your message and will answer within a working day",
  },
  receivedText: {
    ar: "اذكر هذا الرقم إن سألت عنها.",
    en: "Name this reference if you ask about it.",
  },
  failedTitle: { ar: "لم تصل رسالتك", en: "Your message has not arrived" },
  waitingTitle: { ar: "رسالتك تنتظر الشبكة", en: "Your message is waiting for a connection" },
  unsentTitle: { ar: "رسالتك لم تُرسل بعد", en: "Your message has not been sent yet" },
  waiting: {
    ar: "لا اتصال بالإنترنت الآن. اترك هذه الصفحة مفتوحة، وسنرسلها نحن مرة واحدة حين يعود الاتصال. وإن غيّرت شيئًا فيها فأرسلها أنت بعد ذلك.",
    en: "You are offline. Leave this page open and it will be sent automatically, once, when you are back online. If you change anything meanwhile, please send it again yourself.",
  },
  sendByChat: { ar: "أرسلها على واتساب", en: "Send it by WhatsApp" },
  sendByMail: { ar: "أرسلها بالبريد", en: "Send it by email" },
  another: { ar: "اكتب رسالة أخرى", en: "Write another message" },
  mailSubject: { ar: "رسالة من الموقع", en: "A message from the website" },
});

export const requestFormMessages = defineMessages({
  projectPart: { ar: "المشروع", en: "The project" },
  youPart: { ar: "بياناتك", en: "About you" },
  serviceType: { ar: "الخدمة", en: "Service" },
  chooseService: { ar: "اختر خدمة", en: "Choose a service" },
  projectDescription: { ar: "صِف مشروعك", en: "Describe your project" },
  descriptionHint: {
    ar: "ماذا تبيع أو تقدّم، ومن زبونك، وما الذي تريد أن يتغيّر؟",
    en: "What do you sell or offer, who are your customers, and what should change?",
  },
  handoverWaits: {
    ar: "في نص طلبك ما كتبته من قبل، فتركناه كما هو. هل نضيف إليه ما وجدته الأداة ورابط التقرير؟",
    en: "Your description contains what you wrote before, so it was left as it is. Shall we add the findings and the link to the report?",
  },
  handoverAdd: { ar: "أضف ما وجدته الأداة", en: "Add the findings" },
  budget: { ar: "الميزانية (بالدولار الأمريكي)", en: "Budget (US dollars)" },
  "less-than-500": { ar: "أقل من 500", en: "Less than 500" },
  "500-1000": { ar: "500 إلى 1,000", en: "500 to 1,000" },
  "more-than-1000": { ar: "أكثر من 1,000", en: "More than 1,000" },
  // Pounds come first for who reads; the choices themselves are in dollars.
  budgetLegend: {
    ar: "الميزانية بالجنيه (وبالدولار الأمريكي)",
    en: "Budget in Egyptian pounds (and US dollars)",
  },
  "less-than-500Pounds": { ar: "أقل من {pounds}\u00a0جنيه", en: "Under EGP\u00a0{pounds}" },
  "500-1000Pounds": { ar: "من {from} إلى {to}\u00a0جنيه", en: "EGP\u00a0{from} to {to}" },
  "more-than-1000Pounds": { ar: "أكثر من {pounds}\u00a0جنيه", en: "Over EGP\u00a0{pounds}" },
  "less-than-500Dollars": { ar: "أقل من 500 دولار", en: "under $500" },
  "500-1000Dollars": { ar: "من 500 إلى 1,000 دولار", en: "$500 to $1,000" },
  "more-than-1000Dollars": { ar: "أكثر من 1,000 دولار", en: "over $1,000" },
  budgetNote: {
    ar: "السعر بالجنيه تقريبي، محسوب على أن الدولار نحو {rate} جنيهًا ({date}).",
    en: "Amounts in pounds are approximate, at about {rate} to the dollar on {date}.",
  },
  deadline: { ar: "موعد التسليم", en: "When you need it" },
  projectSize: { ar: "حجم المشروع", en: "Project size" },
  small: { ar: "صغير", en: "Small" },
  smallHint: { ar: "صفحة أو مهمة واحدة", en: "A page or a single task" },
  medium: { ar: "متوسط", en: "Medium" },
  mediumHint: { ar: "موقع أو حملة كاملة", en: "A whole site or campaign" },
  large: { ar: "كبير", en: "Large" },
  largeHint: { ar: "عمل يمتد شهورًا", en: "Work over several months" },
  managementSystem: { ar: "كيف نتابع العمل معًا؟", en: "How would you like to stay in touch?" },
  emailWay: { ar: "بالبريد", en: "Email" },
  whatsapp: { ar: "واتساب", en: "WhatsApp" },
  zoom: { ar: "زووم", en: "Zoom" },
  other: { ar: "طريقة أخرى", en: "Another way" },
  attachment: { ar: "ملف مرفق", en: "Attachment" },
  attachmentHint: {
    ar: "PDF أو DOC أو DOCX أو JPG أو PNG، بحد أقصى 5 ميجابايت.",
    en: "PDF, DOC, DOCX, JPG or PNG. Maximum 5MB.",
  },
  chooseFile: { ar: "اختر ملفًا", en: "Choose a file" },
  removeFile: { ar: "احذف الملف", en: "Remove the file" },
  chooseFileAgain: {
    ar: "اختر الملف من جديد، فالمتصفح لم يحتفظ به.",
    en: "Please choose your file again: the browser has not kept it.",
  },
  submit: { ar: "أرسل الطلب", en: "Submit Request" },
  submitting: { ar: "جارٍ الإرسال…", en: "Submitting..." },
  thankYou: { ar: "شكرًا لك!", en: "Thank You!" },
  requestReceived: {
    ar: "استلمنا طلبك بنجاح، وسنتواصل معك قريبًا.",
    en: "Your request has been successfully received. We will contact you soon.",
  },
  // What was requested, below the thanks
  yourRequest: { ar: "طلبك", en: "Your request" },
  budgetTitle: { ar: "الميزانية", en: "Budget" },
  answerTime: { ar: "نردّ عليك خلال يوم عمل.", en: "We answer within a working day." },
  another: { ar: "اطلب خدمة أخرى", en: "Request Another Service" },
  failedTitle: { ar: "لم يصل طلبك", en: "Your request has not arrived" },
  waitingTitle: { ar: "طلبك ينتظر الشبكة", en: "Your request is waiting for a connection" },
  unsentTitle: { ar: "طلبك لم يُرسل بعد", en: "Your request has not been sent yet" },
  waiting: {
    ar: "لا اتصال بالإنترنت الآن. اترك هذه الصفحة مفتوحة، وسنرسله نحن مرة واحدة حين يعود الاتصال. وإن غيّرت شيئًا فيه فأرسله أنت بعد ذلك.",
    en: "You are offline. Leave this page open and the request will be sent automatically, once, when you are back online. If you change anything meanwhile, please send it again yourself.",
  },
  sendByChat: { ar: "أرسله على واتساب", en: "Send it by WhatsApp" },
  sendByMail: { ar: "أرسله بالبريد", en: "Send it by email" },
  mailSubject: { ar: "طلب خدمة من الموقع", en: "A service request from the website" },
});
