/*
 * The gender of nouns after «تم» and a verbal noun on websites, where their last letters
 * do not show it. Own list. A noun that is in neither list gets no form of the verb.
 */

const split = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Masculine nouns, without the article; some end in «ى», «ات» or «ت» as feminine ones do. */
export const masculineNouns: ReadonlySet<string> = split(
  "طلب منتج مبلغ حساب متجر موقع تطبيق سعر عرض خصم عقد عنوان رقم اسم نموذج كود ملف نظام تصميم مشروع مقال فندق حجز عدد موعد قسم فريق برنامج دفع شحن توصيل تقرير فيديو اشتراك إعلان اعلان كتاب درس مكتب مطعم فرع مصنع مركز مكان جهاز هاتف منزل بيت وقت يوم لون حجم وزن شكل شعار رابط رمز زر إيصال ايصال إشعار اشعار تحديث تعليق رد سؤال مستند طرد كارت قماش خشب زيت لبن عطر فستان قميص حذاء كرسي سرير ضمان اتفاق قرار دليل مخطط جدول تاريخ شيك رصيد محتوى مستوى مبنى معنى مقهى مستشفى ملتقى منتدى ملهى مرمى مأوى بن شاي لحم دجاج خبز جنيه إثبات نبات",
);

/** Plurals of things and feminine nouns without «ة», without the article. */
export const feminineNouns: ReadonlySet<string> = split(
  "أسعار أعمال أفكار ألوان أنواع أشكال أحجام أقسام أماكن أدوات أجهزة أساليب أرقام أسماء أسئلة أوراق أطباق أكياس أهداف أخطاء أموال أرباح أنظمة أبواب أقمشة عروض حلول مواد طرق ورش دروس نتائج تفاصيل مواعيد تصاميم قطع غرف شقق كتب صور مشاريع مزايا شروط ملابس فساتين عطور زهور ورود برامج مواقع متاجر مطاعم خامات هدايا رسائل بضائع فواتير ملفات حبوب بذور توابل مشاكل صفحات قواعد وثائق حلوى شكوى دعوى فتوى ذكرى قرى كبرى موسيقى أرض ارض شمس نار",
);

/** Numbers and words of quantity in «ة», whose verb goes with the noun behind them. */
export const quantityWords: ReadonlySet<string> = split(
  "كافة عدة ثلاثة أربعة اربعة خمسة ستة سبعة ثمانية تسعة عشرة مائة مئة",
);
