import { defineMessages } from "#i18n/messages.ts";

/**
 * The fields of the ready-made forms, in both languages; loaded with the first form, so that they
 * add nothing to the tabs.
 */
export const formMessages = defineMessages({
  optional: { ar: "اختياري", en: "optional" },

  wifiName: { ar: "اسم الشبكة", en: "Network name" },
  wifiSecurity: { ar: "الحماية", en: "Security" },
  wifiOpen: { ar: "بلا كلمة مرور", en: "No password" },
  wifiPassword: { ar: "كلمة مرور الشبكة", en: "Network password" },
  wifiHidden: { ar: "الشبكة مخفية", en: "The network is hidden" },

  given: { ar: "الاسم الأول", en: "First name" },
  family: { ar: "اسم العائلة", en: "Last name" },
  organization: { ar: "النشاط أو الشركة", en: "Business" },
  role: { ar: "الوظيفة", en: "Job title" },
  phone: { ar: "رقم الهاتف", en: "Phone number" },
  phoneHint: {
    ar: "المحمول المصري يُكتب كما هو. أي رقم آخر، والأرضي أيضًا، بكود بلده، مثل \u2066+20\u2069 أو \u2066+966\u2069.",
    en: "Write an Egyptian mobile as it is; any other number, landlines too, with its country code, such as +20 or +966.",
  },
  phoneRead: {
    ar: "رقم محمول مصري، وسيكون في الرمز هكذا: \u2066{phone}\u2069",
    en: "An Egyptian mobile number: the QR code will contain {phone}",
  },
  email: { ar: "البريد الإلكتروني", en: "Email address" },
  site: { ar: "الموقع", en: "Website" },
  street: { ar: "العنوان", en: "Address" },
  cardVersion: { ar: "إصدار البطاقة", en: "Card version" },
  cardVersionOld: { ar: "3.0 تفتحها كل الهواتف", en: "3.0, opens on every phone" },
  cardVersionNew: { ar: "4.0 أحدث", en: "4.0, newer" },

  message: { ar: "نص الرسالة", en: "Message" },

  eventTitle: { ar: "اسم الموعد", en: "Name of the event" },
  eventStart: { ar: "يبدأ", en: "Starts" },
  eventEnd: { ar: "ينتهي", en: "Ends" },
  eventPlace: { ar: "المكان", en: "Place" },
  eventNotes: { ar: "ملاحظات", en: "Notes" },
  eventHint: {
    ar: "بتوقيت المكان الذي يُقام فيه.",
    en: "In the time of the place where it is held.",
  },

  coordinates: { ar: "الإحداثيات أو رابط الخريطة", en: "Coordinates or map link" },
  coordinatesHint: {
    ar: "الصق رابط المكان من الخرائط، أو خط العرض ثم خط الطول: 30.0444، 31.2357",
    en: "Paste the link of the place from a map, or latitude and longitude: 30.0444, 31.2357",
  },

  invoiceNote: {
    ar: "هذا رمز المرحلة الأولى من الفوترة الإلكترونية في السعودية، للفاتورة الضريبية المبسطة. أما ما يلزم فاتورتك فيقرره مستشار ضريبي.",
    en: "This is the phase-1 code of Saudi e-invoicing, for simplified tax invoices. What your invoice needs is for a tax adviser to decide.",
  },
  seller: { ar: "اسم البائع", en: "Seller name" },
  vatNumber: { ar: "الرقم الضريبي", en: "VAT number" },
  vatNumberHint: {
    ar: "15 رقمًا، أولها 3 وآخرها 3.",
    en: "15 digits; the first and the last are 3.",
  },
  issued: { ar: "تاريخ الفاتورة ووقتها", en: "Invoice date and time" },
  issuedHint: {
    ar: "بتوقيت السعودية كما في الفاتورة. يحمله الرمز بالتوقيت العالمي، أي قبله بثلاث ساعات.",
    en: "In Saudi time, as on the invoice. The code contains it in UTC, three hours earlier.",
  },
  total: { ar: "الإجمالي شاملًا الضريبة", en: "Total with VAT" },
  amountHint: { ar: "بالريال، مثل 1150.00", en: "In riyals, such as 1150.00" },
  vat: { ar: "ضريبة القيمة المضافة", en: "VAT amount" },
  offerVat: { ar: "ضع ضريبة \u206615%\u2069: \u2066{value}\u2069", en: "Use 15% VAT: {value}" },

  gtin: { ar: "رقم المنتج GTIN", en: "Product number (GTIN)" },
  gtinHint: {
    ar: "الرقم المكتوب تحت خطوط المنتج: 8 أو 12 أو 13 أو 14 رقمًا.",
    en: "The number below the bars on the product: 8, 12, 13 or 14 digits.",
  },
  offerGtin: {
    ar: "صحّح رقمه الأخير: \u2066{value}\u2069",
    en: "Correct its last digit: {value}",
  },
  batch: { ar: "رقم التشغيلة", en: "Batch or lot" },
  serial: { ar: "الرقم التسلسلي", en: "Serial number" },
  expiry: { ar: "تاريخ انتهاء الصلاحية", en: "Expiry date" },
  productDomain: { ar: "دومين الرابط", en: "Domain of the link" },
  productDomainHint: {
    ar: "موقعك الذي يعرف هذه الروابط، مثل \u2066shop.example\u2069. إن تركته فارغًا فهو \u2066id.gs1.org\u2069، دومين مؤسسة GS1.",
    en: "Your site that knows such links, like shop.example. Left empty, it is id.gs1.org, which belongs to GS1.",
  },

  faultRequired: { ar: "هذا الحقل مطلوب.", en: "This field is required." },
  faultPhone: {
    ar: "راجع الرقم: المحمول المصري 11 رقمًا أولها 010 أو 011 أو 012 أو 015، وأي رقم آخر يبدأ بكود بلده، مثل \u2066+20\u2069.",
    en: "Check the number: an Egyptian mobile has 11 digits and begins with 010, 011, 012 or 015; any other begins with its country code, such as +20.",
  },
  faultCoordinates: {
    ar: "لم نجد في هذا خط عرض وخط طول. الصق رابط المكان من الخرائط.",
    en: "We found no latitude and longitude in this. Paste the link of the place from a map.",
  },
  faultWifiName: {
    ar: "اسم الشبكة أطول من المسموح: 32 حرفًا لاتينيًا أو نحو 16 عربيًا.",
    en: "The name of a network has at most 32 Latin characters, or about 16 Arabic ones.",
  },
  faultWifiPassword: {
    ar: "كلمة المرور هنا من 8 إلى 63 حرفًا لاتينيًا أو رقمًا أو رمزًا.",
    en: "This password has 8 to 63 Latin characters: letters, digits or symbols.",
  },
  faultOrder: {
    ar: "ينتهي الموعد قبل أن يبدأ. اجعل وقت الانتهاء بعد البداية.",
    en: "The event ends before it starts. Set its end after its start.",
  },
  faultAddress: {
    ar: "اكتب رابط الموقع كاملًا، مثل: https://shop.example",
    en: "Write the whole address, for example https://shop.example",
  },
  faultEmail: {
    ar: "هذا ليس بريدًا صحيحًا. اكتبه كاملًا، مثل \u2066hello@shop.example\u2069",
    en: "This is not a valid email address. Write all of it, such as hello@shop.example",
  },
  faultDate: {
    ar: "راجع التاريخ: سنته بين 2000 و2075.",
    en: "Check the date: its year is between 2000 and 2075.",
  },
  faultSellerName: {
    ar: "الاسم أطول مما يتسع له رمز الفاتورة: 255 حرفًا لاتينيًا أو نحو 127 عربيًا.",
    en: "An invoice code has room for 255 Latin characters of the name, or about 127 Arabic ones.",
  },
  faultVatNumber: {
    ar: "راجع الرقم: الرقم الضريبي السعودي 15 رقمًا، أولها 3 وآخرها 3.",
    en: "Check the number: a Saudi VAT number has 15 digits, and the first and the last are 3.",
  },
  faultAmount: {
    ar: "اكتب المبلغ بالأرقام، وبخانتين عشريتين على الأكثر، مثل 1150.00",
    en: "Write the amount in digits, with two decimals at most, such as 1150.00",
  },
  faultVatAmount: {
    ar: "الضريبة جزء من الإجمالي، فلا تكون مثله أو أكثر منه. راجع المبلغين.",
    en: "VAT is a part of the total, so it is less than that. Check both amounts.",
  },
  faultGtinLength: {
    ar: "رقم المنتج 8 أو 12 أو 13 أو 14 رقمًا، بلا حروف.",
    en: "A product number has 8, 12, 13 or 14 digits and no letters.",
  },
  faultGtinCheck: {
    ar: "الرقم الأخير لا يوافق ما قبله. راجع الأرقام كلها على المنتج.",
    en: "The last digit does not fit the others. Compare all digits with the product.",
  },
  faultGs1Text: {
    ar: "حتى 20 من الحروف اللاتينية والأرقام وعلاماتٍ مثل \u2066- . / _\u2069، بلا مسافات.",
    en: "At most 20 Latin letters, digits and signs such as - . / _, without spaces.",
  },
  faultDomain: {
    ar: "اكتب الدومين وحده، مثل \u2066shop.example\u2069. يبدأ الرابط دائمًا هكذا: \u2066https://\u2069",
    en: "Write the domain alone, such as shop.example. The link always begins with https.",
  },
});
