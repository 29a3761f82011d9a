import { listForms, splitWords } from "#i18n/fold-arabic.ts";

/**
 * Synonyms, such as the English word in Arabic letters, or the colloquial word beside the formal
 * one. Each line is a group: a page with one of its words is found by all of them. Words after the
 * bar find the page but do not add the group: a search for a logo finds the identity, while a page
 * about barcodes is not found by "qr". The last four lines are the kinds of page. The text is used
 * only when an index is built and is not sent to the browser.
 */
const groups = `
website site web موقع موقعك ويب سايت | shop store ecommerce متجر
shop store ecommerce متجر ستور دكان
app application mobile تطبيق أبلكيشن أبليكيشن جوال موبايل محمول | android iphone ios أندرويد آيفون برنامج
ad ads advert advertising advertisement adwords campaign إعلان إعلانية حملة دعاية | ممول سبونسر
google جوجل غوغل قوقل
facebook فيسبوك فيس
instagram إنستغرام إنستجرام إنستا
seo سيو | search engine optimisation تحسين محركات ظهور جوجل google
keyword مفتاحية | search research كلمة بحث
hosting host استضافة هوستنج هوست | server ssl certificate backup maintenance سيرفر خادم شهادة نسخ صيانة
domain دومين نطاق
email mail إيميل ميل بريد
content copy copywriting writing محتوى كونتنت كتابة | article post blog translation translate مقال مدونة بوست منشورات ترجمة
brand branding identity هوية براند براندنج | logo mark packaging شعار لوجو لوغو تغليف
logo شعار لوجو لوغو
colour color لون
image picture photo صورة | compress resize webp avif jpeg png ضغط تصغير
password passphrase باسورد مرور السر | security أمان
security secure safe أمان حماية
qr كيو | barcode باركود كود
speed fast faster slow performance سرعة سريع أسرع أداء | بطيء بطيئ بطئ
internet إنترنت نت
data analytics analysis بيانات داتا تحليل | dashboard report رقم تقرير لوحة
font type typeface typography خط فونت
coffee قهوة بن
clinic doctor عيادة دكتور طبيب
hotel فندق
bicycle bike دراجة
courier delivery توصيل دليفري
contact تواصل اتصل | phone telephone number call هاتف تليفون رقم واتساب عنوان
about نحن | who team staff people احنا مين فريق تيم
request اطلب | price pricing cost quote offer hire سعر تكلفة عرض بكام
service خدمة
project مشروع
tutorial درس | lesson learn beginner شرح تعلم مبتدئين
tool أداة | free مجاني مجانية
`;

/**
 * Lists further words that find a page.
 * @param words the page's kind and the words of its title and keywords, as `splitWords` returns
 *   them
 * @returns the words of every group with one of them before its bar; a page without Arabic gets no
 *   Arabic words
 */
export function listSynonyms(words: readonly string[]): string[] {
  const forms = new Set(words.flatMap(listForms));
  const isArabic = words.some((word) => arabicLetter.test(word));
  return groups
    .trim()
    .split("\n")
    .filter((group) => splitWords(group.split("|")[0]!).some((word) => forms.has(word)))
    .flatMap((group) => splitWords(group))
    .filter((word) => isArabic || !arabicLetter.test(word));
}

const arabicLetter = /[ء-ي]/;
