import { defineMessages, type Localized } from "#i18n/messages.ts";
import type { ArabicKind } from "./arabic-contract.ts";
import type { ArabicReason } from "./engine/arabic/slip.ts";

/** The words of the panel itself, which loads with the report. */
export const arabicPanelMessages = defineMessages({
  title: { ar: "عربية الصفحة", en: "The Arabic of this page" },
  intro: {
    ar: "أخطاء نثق بأنها أخطاء. قد يفوتنا غيرها، ولا نصحح كل كلام عامي. لا تغيّر درجة الصفحة.",
    en: "Slips we are sure of. There may be others, and we leave most dialect alone. They do not change the score.",
  },
  right: { ar: "الصواب:", en: "Write:" },
  instead: { ar: "اقتراحنا:", en: "Our suggestion:" },
  inTitle: { ar: "في عنوان الصفحة", en: "in the page title" },
  inDescription: { ar: "في وصف الصفحة", en: "in the description" },
  inHeading: { ar: "في عنوان داخلها", en: "in a heading" },
  withSlips: { ar: "جمل فيها أخطاء", en: "Sentences with slips" },
  withSuggestions: { ar: "جمل فيها اقتراحات فقط", en: "Sentences with suggestions alone" },
  corrected: { ar: "الجملة مصححة:", en: "Corrected:" },
  suggested: { ar: "الجملة باقتراحنا:", en: "With our suggestion:" },
  copySentence: { ar: "انسخ هذه الجملة", en: "Copy this sentence" },
  sentenceCopied: { ar: "الجملة جاهزة للصق.", en: "The sentence is ready to be pasted." },
  copy: { ar: "انسخ التصحيحات", en: "Copy the corrections" },
  copied: { ar: "التصحيحات جاهزة للصق.", en: "The corrections are ready to be pasted." },
});

type Plural = Readonly<
  Record<"ar", Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
> &
  Readonly<Record<"en", { readonly one: string; readonly other: string }>>;

/** Sentences with a count, which the server puts into the report. */
export const arabicCounts = {
  none: {
    ar: {
      few: "لم نجد خطأ في {n} كلمات عربية، مع العنوان والوصف ومن دون القوائم والأزرار.",
      many: "لم نجد خطأ في {n} كلمة عربية، مع العنوان والوصف ومن دون القوائم والأزرار.",
      other: "لم نجد خطأ في {n} كلمة عربية، مع العنوان والوصف ومن دون القوائم والأزرار.",
    },
    en: {
      one: "No slips found in {n} Arabic word, with the title and description, without menus and buttons.",
      other:
        "No slips found in {n} Arabic words, with the title and description, without menus and buttons.",
    },
  },
  words: {
    ar: {
      few: "قرأنا {n} كلمات عربية، مع العنوان والوصف ومن دون القوائم والأزرار.",
      many: "قرأنا {n} كلمة عربية، مع العنوان والوصف ومن دون القوائم والأزرار.",
      other: "قرأنا {n} كلمة عربية، مع العنوان والوصف ومن دون القوائم والأزرار.",
    },
    en: {
      one: "We read {n} Arabic word, with the title and description, without menus and buttons.",
      other: "We read {n} Arabic words, with the title and description, without menus and buttons.",
    },
  },
  average: {
    ar: {
      one: "متوسط الجملة كلمة واحدة",
      two: "متوسط الجملة كلمتان",
      few: "متوسط الجملة {n} كلمات",
      many: "متوسط الجملة {n} كلمة",
      other: "متوسط الجملة {n} كلمة",
    },
    en: { one: "A sentence has {n} word on average", other: "A sentence has {n} words on average" },
  },
  longest: {
    ar: {
      one: "وأطول جملة كلمة واحدة.",
      two: "وأطول جملة كلمتان.",
      few: "وأطول جملة {n} كلمات.",
      many: "وأطول جملة {n} كلمة.",
      other: "وأطول جملة {n} كلمة.",
    },
    en: { one: "the longest {n}.", other: "the longest {n}." },
  },
  error: {
    ar: {
      one: "خطأ واحد",
      two: "خطآن",
      few: "{n} أخطاء",
      many: "{n} خطأ",
      other: "{n} خطأ",
    },
    en: { one: "{n} slip", other: "{n} slips" },
  },
  places: {
    ar: {
      one: "في موضع واحد",
      two: "في موضعين",
      few: "في {n} مواضع",
      many: "في {n} موضعًا",
      other: "في {n} موضع",
    },
    en: { one: "in {n} place", other: "in {n} places" },
  },
  style: {
    ar: {
      one: "اقتراح واحد",
      two: "اقتراحان",
      few: "{n} اقتراحات",
      many: "{n} اقتراحًا",
      other: "{n} اقتراح",
    },
    en: { one: "{n} suggestion", other: "{n} suggestions" },
  },
  sentences: {
    ar: {
      one: "جملة واحدة",
      two: "جملتان",
      few: "{n} جمل",
      many: "{n} جملة",
      other: "{n} جملة",
    },
    en: { one: "{n} sentence", other: "{n} sentences" },
  },
  cut: {
    ar: {
      few: "نعرض أول {n} ملاحظات مختلفة.",
      many: "نعرض أول {n} ملاحظة مختلفة.",
      other: "نعرض أول {n} ملاحظة مختلفة.",
    },
    en: {
      one: "The first finding is shown.",
      other: "The first {n} different findings are shown.",
    },
  },
  times: {
    ar: { two: "تكرر مرتين", few: "تكرر {n} مرات", many: "تكرر {n} مرة", other: "تكرر {n} مرة" },
    en: { one: "once", other: "{n} times" },
  },
} as const satisfies Readonly<Record<string, Plural>>;

export const arabicKindTitles: Readonly<Record<ArabicKind, Localized>> = {
  hamza: { ar: "الهمزة", en: "Hamza" },
  taa: { ar: "التاء المربوطة والهاء", en: "Taa marbuta and haa" },
  yaa: { ar: "الياء والألف المقصورة", en: "Yaa and alif maqsura" },
  punctuation: { ar: "علامات الترقيم", en: "Punctuation marks" },
  spacing: { ar: "المسافات", en: "Spaces" },
  waw: { ar: "واو مفصولة عن كلمتها", en: "Waw apart from its word" },
  tatweel: { ar: "تطويل داخل الكلمة", en: "Stretched letters" },
  keyboard: { ar: "حروف وأرقام من لوحة مفاتيح أخرى", en: "Letters and digits of another keyboard" },
  marks: { ar: "التشكيل", en: "Vowel marks" },
  doubled: { ar: "كلمة مكررة", en: "A word written twice" },
  undotted: { ar: "ياء أخيرة بلا نقط", en: "A final yaa without dots" },
  bidi: { ar: "ما ينقلب مكانه عند العرض", en: "What is displayed in the wrong place" },
  repeated: { ar: "علامة مكررة", en: "A repeated mark" },
  digits: { ar: "أرقام من نوعين", en: "Two kinds of digits" },
  long: { ar: "جمل طويلة", en: "Long sentences" },
  passive: { ar: "«تم» مع المصدر", en: "“تم” with a verbal noun" },
  agent: { ar: "«من قبل» للفاعل", en: "“من قبل” for who did it" },
  openings: { ar: "جمل متتالية تبدأ بالكلمة نفسها", en: "Sentences that begin alike" },
  dialect: { ar: "عامية وفصحى في صفحة واحدة", en: "A dialect beside standard Arabic" },
};

/** Of a word that ends in haa; the line of `taa` is for the other way round. */
export const arabicHaaTexts: Readonly<Record<"haa", Localized>> = {
  haa: {
    ar: "تُكتب بهاء (ه)، لا بتاء مربوطة (ة).",
    en: "This word ends in haa (“ه”), not in taa marbuta (“ة”).",
  },
};

/** One line for each finding; `{n}` is its count. */
export const arabicReasonTexts: Readonly<Record<ArabicReason, Localized>> = {
  hamza: {
    ar: "تُكتب بهمزة.",
    en: "Written with a hamza.",
  },
  "hamza-form": {
    ar: "للهمزة في هذه الكلمات صورة أخرى.",
    en: "The hamza of these words is written in another way.",
  },
  "in-shaa": {
    ar: "«إن شاء الله» ثلاث كلمات. أما «إنشاء» فهو البناء.",
    en: "“إن شاء الله” is three words. “إنشاء” means building.",
  },
  wasl: {
    ar: "ألف الوصل تُكتب من دون همزة.",
    en: "This word begins with a connecting alif, which has no hamza.",
  },
  taa: {
    ar: "تُكتب بتاء مربوطة (ة)، لا بهاء (ه).",
    en: "This word ends in taa marbuta (“ة”), not in haa (“ه”).",
  },
  yaa: { ar: "آخر الكلمة ياء، وتحتها نقطتان.", en: "The word ends in a yaa, with its two dots." },
  undotted: {
    ar: "نقّط الياء الأخيرة: تُكتب في مصر كثيرًا بلا نقط، وخارجها تُقرأ ألفًا مقصورة.",
    en: "Give the final yaa its dots: in Egypt it is often written without, elsewhere it is read as an alif maqsura.",
  },
  maqsura: {
    ar: "آخر الكلمة ألف مقصورة، بلا نقطتين.",
    en: "The word ends in an alif maqsura, without dots.",
  },
  comma: { ar: "الفاصلة العربية «،».", en: "Arabic has its own comma: “،”" },
  semicolon: { ar: "الفاصلة المنقوطة العربية «؛».", en: "Arabic has its own semicolon: “؛”" },
  question: { ar: "علامة الاستفهام العربية «؟».", en: "Arabic has its own question mark: “؟”" },
  "space-before": {
    ar: "العلامة تلتصق بالكلمة التي قبلها.",
    en: "No space comes before the mark.",
  },
  "no-space-after": { ar: "بعد العلامة مسافة.", en: "A space comes after the mark." },
  "in-brackets": {
    ar: "القوسان يلتصقان بما بينهما.",
    en: "No space comes inside the brackets.",
  },
  joined: { ar: "كلمتان بينهما مسافة.", en: "These are two words." },
  waw: { ar: "واو العطف تلتصق بالكلمة التي بعدها.", en: "“و” is written onto the next word." },
  tatweel: {
    ar: "التطويل للزينة، ومن يبحث عن الكلمة لا يكتبه.",
    en: "Stretching is decoration; people who search for the word type it without.",
  },
  "persian-letter": {
    ar: "حرف من لوحة مفاتيح فارسية أو أردية، يشبه العربي وليس هو.",
    en: "A letter of a Persian or Urdu keyboard, which only looks like the Arabic one.",
  },
  "persian-digit": {
    ar: "أرقام من لوحة مفاتيح فارسية، تشبه العربية وليست هي.",
    en: "Digits of a Persian keyboard, which only look like the Arabic ones.",
  },
  "double-mark": { ar: "حركتان على حرف واحد.", en: "Two vowel marks on one letter." },
  "lone-mark": { ar: "حركة بلا حرف تحملها.", en: "A vowel mark that no letter carries." },
  doubled: { ar: "كُتبت الكلمة مرتين متتاليتين.", en: "The word is written twice in a row." },
  "latin-start": {
    ar: "يبدأ النص بكلمة لاتينية، فقد يُعرض كله من اليسار. ابدأ بكلمة عربية.",
    en: "A text that begins with a Latin word may be laid out from the left. Begin in Arabic.",
  },
  "latin-end": {
    ar: "تنتقل هذه العلامة إلى الجهة الأخرى حين يُعرض النص من اليسار.",
    en: "This mark jumps to the other side when the text is laid out from the left.",
  },
  bracket: { ar: "قوس بلا قرين.", en: "A bracket without its partner." },
  phone: {
    ar: "مجموعات الرقم تُعرض معكوسة بعد كلام عربي. اكتبه متصلًا.",
    en: "After Arabic words its groups are displayed in reverse. Write it without gaps.",
  },
  control: {
    ar: "حرف خفي يغيّر اتجاه ما بعده.",
    en: "A hidden character that changes the direction of what follows.",
  },
  repeated: { ar: "علامة واحدة تكفي.", en: "One mark is enough." },
  digits: {
    ar: "في الصفحة أرقام «١٢٣» وأرقام «123». هذه هي الأقل: إن غيّرتها كلها بقي نوع واحد.",
    en: "The page has both “١٢٣” and “123”. These are the rarer ones: change them all and one kind is left.",
  },
  "digits-even": {
    ar: "في الصفحة أرقام «١٢٣» وأرقام «123»، وعددها متقارب. اختر نوعًا واحدًا: غيّر هذه كلها، أو الأخرى كلها.",
    en: "The page has about as many “١٢٣” as “123”. Choose one kind: change all of these, or all of the others.",
  },
  long: {
    ar: "كل جملة هنا أطول من 40 كلمة. قسّمها إن استطعت.",
    en: "Each of these sentences has more than 40 words. Divide them if you can.",
  },
  passive: {
    ar: "الفعل نفسه أقصر من «تم» والمصدر، والأوضح أن تذكر من يفعل.",
    en: "The verb itself is shorter than “تم” and a noun; naming who does it is clearer still.",
  },
  agent: {
    ar: "اجعل الفاعل فاعلًا: «صنعه فريقنا» أوضح من «صُنع من قبل فريقنا».",
    en: "Let the doer be the subject: “our team made it” is clearer than “it was made by our team”.",
  },
  openings: {
    ar: "عدد الجمل المتتالية التي تبدأ بهذه الكلمة: {n}.",
    en: "{n} sentences in a row begin with this word.",
  },
  egyptian: {
    ar: "الصفحة تتكلم المصرية هنا والفصحى في موضع آخر. كلتاهما صحيحة، والأفضل اختيار واحدة.",
    en: "The page speaks Egyptian here and standard Arabic elsewhere. Either is fine; choose one.",
  },
  gulf: {
    ar: "الصفحة تتكلم الخليجية هنا والفصحى في موضع آخر. كلتاهما صحيحة، والأفضل اختيار واحدة.",
    en: "The page speaks Gulf Arabic here and standard Arabic elsewhere. Either is fine; choose one.",
  },
  levantine: {
    ar: "الصفحة تتكلم الشامية هنا والفصحى في موضع آخر. كلتاهما صحيحة، والأفضل اختيار واحدة.",
    en: "The page speaks Levantine here and standard Arabic elsewhere. Either is fine; choose one.",
  },
};
