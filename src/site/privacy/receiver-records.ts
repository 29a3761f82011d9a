import { outgoingHosts } from "#base/inventory/outgoing-hosts.ts";
import type { ReceiverRecord } from "./record.ts";

const { browser, server, link } = outgoingHosts;

/** Everyone outside that receives something when the site is used. */
export const receiverRecords: readonly ReceiverRecord[] = [
  {
    name: { ar: "خدمة Have I Been Pwned", en: "Have I Been Pwned" },
    hosts: [browser.leakSearch],
    what: {
      ar: "أول خمسة أحرف من بصمة كلمة المرور، وعنوان شبكتك",
      en: "The first five characters of the password’s fingerprint, and your network address",
    },
    when: { ar: "إن شغّلت البحث في التسريبات", en: "If you switch on the search in leaks" },
  },
  {
    name: { ar: "خرائط جوجل", en: "Google Maps" },
    hosts: [browser.map],
    what: {
      ar: "عنوان شبكتك وما يرسله متصفحك",
      en: "Your network address and what your browser sends",
    },
    when: { ar: "إن طلبت عرض الخريطة", en: "If you ask for the map" },
  },
  {
    name: { ar: "واتساب", en: "WhatsApp" },
    hosts: [link.whatsApp],
    what: {
      ar: "رسالة جاهزة فيها اسم الصفحة، أو ما وجدته الأداة ورابط تقريرها، أو رقم رسالتك. وإن تعذّر إرسال النموذج حمل الزر كل ما كتبته فيه؛ ومثله زر البريد، ويفتح برنامج بريدك",
      en: "A prepared message with the page’s title, a tool’s findings and its report, or your reference. If a form could not be sent, the button carries everything you typed; so does the email button, which opens your mail program",
    },
    when: { ar: "إن ضغطت الرابط", en: "If you press the link" },
  },
  {
    name: { ar: "فيسبوك وإكس ولينكدإن", en: "Facebook, X and LinkedIn" },
    hosts: [link.facebook, link.x, link.linkedIn],
    what: {
      ar: "رابط الدرس، ولإكس عنوانه أيضًا",
      en: "The article’s address; X also gets its title",
    },
    when: { ar: "إن ضغطت زر المشاركة", en: "If you press a share button" },
  },
  {
    name: { ar: "ويكيبيديا وويكيميديا", en: "Wikipedia and Wikimedia" },
    hosts: [server.wikipediaArabic, server.wikipediaEnglish, server.wikimedia],
    what: {
      ar: "الكلمة التي تبحث عنها، من خادمنا ودون عنوان شبكتك",
      en: "The word you search for, from our server and without your address",
    },
    when: {
      ar: "في كل بحث عن كلمة، ما لم نعطّل المصدر",
      en: "With every keyword search, unless we switch it off",
    },
  },
  {
    name: {
      ar: "اقتراحات جوجل، و DuckDuckGo، و DataForSEO",
      en: "Google, DuckDuckGo and DataForSEO",
    },
    hosts: [server.googleSuggest, server.duckDuckGoSuggest, server.dataForSeo],
    what: {
      ar: "الكلمة وعبارات قريبة منها والبلد، من خادمنا ودون عنوان شبكتك",
      en: "The word, phrases near it and the country, from our server and without your address",
    },
    when: {
      ar: "حين نفعّل المصدر؛ ويُذكر بجانب أرقامه",
      en: "Where we have switched the source on; it is named beside its figures",
    },
  },
  {
    name: {
      ar: "الموقع الذي تطلب فحصه، وما يستدعيه",
      en: "The site you have analysed, and what it loads",
    },
    hosts: [],
    what: {
      ar: "طلبات من خادمنا، دون شيء عنك",
      en: "Requests from our server, with nothing of you",
    },
    when: { ar: "في محلّل السيو واختبار السرعة", en: "In the SEO analyzer and the speed test" },
  },
  {
    name: {
      ar: "شركات الاستضافة والتخزين والبريد والإشعارات",
      en: "Companies for hosting, storage, mail and notifications",
    },
    hosts: [],
    settings: ["SMTP_URL", "WEBHOOK_URL", "ATTACHMENTS_URL", "DATABASE_URL"],
    what: {
      ar: "ما في الجدول الأول، بقدر ما تحتاجه الخدمة",
      en: "What the first table lists, as far as the service needs it",
    },
    when: { ar: "ما دمنا نستعملها", en: "As long as we use them" },
  },
];
