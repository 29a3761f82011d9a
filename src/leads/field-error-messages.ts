import { defineMessages, fill, type Texts } from "#i18n/messages.ts";
import { countPhoneDigits } from "./engine/phone.ts";
import type { FieldErrorCode } from "./field-error.ts";

/**
 * The messages beside a refused field. A key is a code, or a field and a code where that field has
 * a more specific message.
 */
export const fieldErrorMessages = /* @__PURE__ */ defineMessages({
  missing: { ar: "هذا الحقل مطلوب.", en: "Please fill this in." },
  malformed: {
    ar: "راجع ما كتبته هنا، ففيه خطأ.",
    en: "Something is not right here. Please check it.",
  },
  "too-short": {
    ar: "هذا أقصر مما يجب. اكتبه كاملًا.",
    en: "This is too short. Please write all of it.",
  },
  // The phone fields alone have it.
  "incomplete-mobile": {
    ar: "رقم المحمول في مصر 11 رقمًا، وهذا {digits}. راجعه.",
    en: "A mobile number in Egypt has 11 digits, and this one has {digits}. Please check it.",
  },
  "too-long": {
    ar: "النص أطول مما نستطيع حفظه. اختصره قليلًا.",
    en: "This is longer than we can keep. Please shorten it.",
  },
  "forbidden-characters": {
    ar: "في النص رموز لا يمكن حفظها. امسحها أو اكتب النص من جديد.",
    en: "Some characters here cannot be kept. Please delete them or type the text again.",
  },
  "in-the-past": {
    ar: "هذا اليوم مضى. اختر اليوم أو يومًا بعده.",
    en: "This day has passed. Choose today or a later day.",
  },
  "not-offered": {
    ar: "هذا الخيار ليس في القائمة. اختر واحدًا منها.",
    en: "This is not on the list. Please choose one that is.",
  },
  "too-large": {
    ar: "الملف أكبر من 5 ميجابايت. اختر ملفًا أصغر، أو أرسل الطلب دونه.",
    en: "The file is larger than 5 MB. Choose a smaller one, or send the request without it.",
  },
  "wrong-type": {
    ar: "لا نستقبل هذا الملف: نوعه غير مقبول، أو محتواه يخالف اسمه. أرفق ملف PDF، أو مستند وورد (doc أو docx)، أو صورة JPG أو PNG. وإن كان مستندًا وتكرر الخطأ فاحفظه بصيغة PDF.",
    en: "We cannot take this file: its type is not accepted, or its content does not match its name. Attach a PDF, a Word document (doc or docx), or a JPG or PNG picture. If a document is refused again, save it as a PDF.",
  },
  unreadable: {
    ar: "لم نستطع فحص هذا الملف. احفظه بصيغة PDF وأرفقه من جديد، أو أرسل الطلب دونه.",
    en: "We could not check this file. Save it as a PDF and attach that, or send the request without it.",
  },
  "no-room": {
    ar: "لا نستطيع استقبال ملفات الآن. أرسل الطلب دون الملف، ثم أرسله إلينا على واتساب أو بالبريد الإلكتروني.",
    en: "We cannot take files at the moment. Send the request without the file, then send the file by WhatsApp or email.",
  },
  "too-many-today": {
    ar: "وصلتنا ملفات كثيرة من شبكتك اليوم. أرسل الطلب دون الملف، ثم أرسله إلينا على واتساب أو بالبريد الإلكتروني.",
    en: "Many files have come from your network today. Send the request without the file, then send the file by WhatsApp or email.",
  },

  "name.missing": { ar: "اكتب اسمك.", en: "Please write your name." },
  "email.missing": {
    ar: "اكتب بريدك الإلكتروني كي نرد عليك.",
    en: "Please write your email address, so that we can answer.",
  },
  "email.malformed": {
    ar: "هذا ليس بريدًا صحيحًا. يُكتب هكذا: \u2066name@example.com\u2069",
    en: "This email address is not valid. It looks like name@example.com",
  },
  "phone.missing": { ar: "اكتب رقم هاتفك.", en: "Please write your phone number." },
  "phone.malformed": {
    ar: "اكتب الرقم كاملًا، مثل \u206601012345678\u2069، ومن خارج مصر بكود البلد.",
    en: "Please write the full number, such as 01012345678; from outside Egypt, with the country code.",
  },
  "phone.too-short": {
    ar: "هذا الرقم قصير. اكتبه كاملًا بكود المحافظة أو البلد.",
    en: "This number is too short. Please write all of it, with its area or country code.",
  },
  "message.missing": { ar: "اكتب رسالتك.", en: "Please write your message." },
  "message.too-long": {
    ar: "الحد الأقصى للرسالة 10,000 حرف. اختصرها قليلًا.",
    en: "A message can have up to 10,000 characters. Please shorten it.",
  },
  "serviceType.missing": {
    ar: "اختر الخدمة التي تريدها.",
    en: "Please choose the service you need.",
  },
  "projectDescription.missing": {
    ar: "صِف مشروعك في سطر أو سطرين.",
    en: "Please describe your project in a line or two.",
  },
  "projectDescription.too-long": {
    ar: "الحد الأقصى للوصف 10,000 حرف. اختصره، أو ضع التفاصيل في ملف مرفق.",
    en: "A description can have up to 10,000 characters. Please shorten it, or attach the details as a file.",
  },
  "budget.missing": {
    ar: "اختر الميزانية الأقرب إليك.",
    en: "Please choose the budget closest to yours.",
  },
  "deadline.missing": {
    ar: "اختر الموعد الذي تريد التسليم فيه.",
    en: "Please choose the day you need it by.",
  },
  "deadline.malformed": {
    ar: "هذا ليس يومًا في التقويم. يُكتب هكذا: \u20662027-03-15\u2069",
    en: "This is not a day of the calendar. Write it like 2027-03-15",
  },
  "projectSize.missing": { ar: "اختر حجم المشروع.", en: "Please choose the size of the project." },
  "managementSystem.missing": {
    ar: "اختر طريقة المتابعة التي تفضلها.",
    en: "Please choose how you would like to stay in touch.",
  },
});

/**
 * Returns the message for a refused field, in the language of the texts.
 * @param texts `fieldErrorMessages`, picked in one language
 * @param typed the refused value, which a message may count
 */
export function getFieldErrorMessage(
  texts: Texts<typeof fieldErrorMessages>,
  field: string,
  code: FieldErrorCode,
  typed = "",
): string {
  if (code === "incomplete-mobile") return fill(texts[code], { digits: countPhoneDigits(typed) });
  const special: Readonly<Record<string, string>> = texts;
  return special[`${field}.${code}`] ?? texts[code];
}
