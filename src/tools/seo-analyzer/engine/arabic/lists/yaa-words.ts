/*
 * Words whose last letter is a yaa and is often written as an alif maqsura, and the other way
 * round. Own list. Left out are forms that are words of their own: «علي» (a name), «لدي», «مدى»,
 * «سوى», «محلى» (sweetened), «عادى», «وفى» (kept a promise), «المستوي» (flat).
 */

/** Right forms in «ي» that take «و» and «ف» before them, but for those of `realYaaForms`. */
export const yaaWords =
  "في الذي التي هي أي لي كي لكي حوالي الحالي التالي بالتالي وبالتالي الثاني الباقي الماضي الأساسي العربي المصري السعودي الرسمي الشخصي اليومي التجاري الطبيعي المجاني العالمي الإلكتروني عربي مصري سعودي رسمي شخصي يومي تجاري طبيعي مجاني عالمي إلكتروني أساسي بالذي بالتي للذي للتي كالذي كالتي نفسي موقعي الطبي الصحي الفني الداخلي الخارجي الرئيسي رئيسي";
export const realYaaForms: ReadonlySet<string> = new Set(["وفى", "ففى", "فأى", "ولى", "فلى"]);

/** Right forms in «ى» that take «و» and «ف» before them. */
export const maqsuraWords = "حتى متى أخرى الأخرى إحدى مستشفى المستشفى أعلى أقصى";

/** Words after which «علي» is the preposition «على» where a word follows it. */
export const beforeOn: ReadonlySet<string> = new Set(
  "يعتمد تعتمد نعتمد احصل الحصول للحصول تحصل يحصل حصل حصلت حصلنا نحصل يحتوي تحتوي بناء بناءً يساعد تساعد نساعد تعرف التعرف للتعرف المحافظة للمحافظة الحفاظ للحفاظ نحافظ يحافظ تحافظ القدرة قادر قادرة قادرون الاطلاع اطلع للاطلاع اضغط الضغط العثور التركيز نركز يركز تركز حرصا نحرص يحرص تحرص حريصون الإجابة للإجابة الرد للرد التغلب يؤثر تؤثر الاعتماد الموافقة وافق خصم خصومات الخصم تخفيض الإقبال الطلب علاوة فضلا يقتصر تقتصر يشرف تشرف نشرف التعليق متوفر متوفرة متاح متاحة منشور منشورة".split(
    " ",
  ),
);

/** Words after which «الي» is the preposition «إلى» where a word follows it. */
export const beforeTo: ReadonlySet<string> = new Set(
  "يصل تصل نصل وصل وصلت وصول الوصول للوصول توصيل التوصيل بالإضافة بالاضافة إضافة اضافة ينتقل انتقل الانتقال يهدف تهدف نهدف يحتاج تحتاج نحتاج ينقسم تنقسم يؤدي تؤدي أدى أدت يعود تعود العودة نعود اذهب الذهاب ذهبت نسعى يسعى تسعى ينتمي تنتمي يشير تشير الدخول دخول تسجيل استنادا نظرا إرسال ارسال أرسل ارسل تحويل التحويل تحول السفر سافر".split(
    " ",
  ),
);
