/** A habit that a newspaper's desk would strike out, and how many of it one text may have. */
interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
  readonly atMost: number;
}

/** Where an Arabic word begins, with the letters that are written to its front. */
const begins = String.raw`(?<!\p{L})[وف]?`;
const ends = String.raw`(?!\p{L})`;

const defineHabit = (name: string, words: string, atMost = 0): Habit => ({
  name,
  pattern: new RegExp(`${begins}(?:${words})`, "gu"),
  atMost,
});

/** Translated turns of phrase. Marks of vowels are taken off before these are looked for. */
const calques: readonly Habit[] = [
  defineHabit(
    "«قم بـ» بدل الفعل نفسه",
    String.raw`(?:قم|قمت|قمنا|قامت?|سنقوم|[نتيأ]قوم(?:وا|ون)?|القيام|بالقيام)\s+(?:\p{L}+\s+)?ب(?:ال)?\p{L}{3,}`,
  ),
  defineHabit("«يتم» بدل المبني للمجهول", `(?:س|ل|لن |أن )?(?:يتم|تتم)${ends}`),
  defineHabit("«تم ال» بدل الفعل", String.raw`تمت?\s+(?:ال\p{L}+|[إا]\p{L}+)`),
  defineHabit(
    "«من قِبل» الفاعل",
    String.raw`من\s+قبل(?:ه|ها|هم|ك|كم|نا|ي|\s+(?:ال|شرك|فريق|أي|أحد|جه|كل|موظف|مستخدم|عميل|زبون|مختص))`,
  ),
  defineHabit("«بشكل» أو «بصورة» وصفة", String.raw`ب(?:شكل|صورة)\s+\p{L}+`, 1),
  defineHabit("«يعتبر»", String.raw`(?:يعتبر|تعتبر|نعتبر)${ends}`),
  defineHabit("«الخاص بك»", String.raw`الخاصة?\s+ب(?:ك|كم|نا|ه|ها|هم)${ends}`),
  defineHabit("«حيث أن»", String.raw`حيث\s+أن`),
  defineHabit("«بالإضافة إلى ذلك»", String.raw`بالإضافة\s+إلى\s+(?:ذلك|أن)`),
  defineHabit("«من خلال»", String.raw`من\s+خلال`, 1),
  defineHabit("«على سبيل المثال لا الحصر»", String.raw`على\s+سبيل\s+المثال\s+لا\s+الحصر`),
  defineHabit("«سوف لن» و«لن سوف»", String.raw`سوف\s+لن|لن\s+سوف`),
  defineHabit("«لا زال»", String.raw`لا\s?زال(?:ت|وا|نا)?${ends}`),
  defineHabit("«تواجد»", `(?:ال)?(?:تواجد|متواجد|يتواجد|تتواجد)`),
  defineHabit("«هام» بدل «مهم»", `(?:ال)?هامة?${ends}`),
  defineHabit("«الغير»", String.raw`الغير\s+\p{L}+`),
  defineHabit("«وبالتالي» أكثر من مرة", `بالتالي${ends}`, 1),
  defineHabit("«عملية ال» حشوًا", String.raw`(?:ال|ب|ل)?عملية\s+ال\p{L}+`),
];

const without =
  "جدا|أيضا|مثلا|أبدا|دائما|شكرا|مجانا|تقريبا|غالبا|أحيانا|أولا|ثانيا|ثالثا|أخيرا|كثيرا|قليلا|جيدا|فورا|يوميا|شهريا|سنويا|معا|مرحبا|عادة";
const unhamzaed =
  "اذا|الى|او|ان|انت|انه|انها|اي|اكثر|اقل|اول|اخر|ايضا|لانه|لان|التى|الذى|هى|علي ان|إسم|إستخدام|إستعمال|إختيار|إختبار|إنتظار|إنتقال|إشتراك|إجتماع|إتصال|ألى";

const spelling: readonly Habit[] = [
  { name: "التنوين بعد الألف لا قبلها", pattern: /ا\u064B/gu, atMost: 0 },
  defineHabit("تنوين ناقص", `(?:${without.replace("|عادة", "")})${ends}`),
  defineHabit("همزة ناقصة أو زائدة", `(?:${unhamzaed})${ends}`),
  {
    name: "علامة لاتينية بعد كلام عربي",
    pattern: /[\u0621-\u064A\u064B-\u0652»][ ]?[,;?]/gu,
    atMost: 0,
  },
  { name: "علامة عربية بعد كلام لاتيني متصل", pattern: /[A-Za-z]+ [،؛](?=\S)/gu, atMost: 0 },
  {
    name: "فراغ قبل علامة الترقيم، أو غائب بعدها",
    pattern: /\s[،؛؟:!]|[،؛؟](?=[\p{L}\p{N}])/gu,
    atMost: 0,
  },
  { name: "ثلاث نقاط بدل «…»", pattern: /\.{2,}/gu, atMost: 0 },
  { name: "علامة اقتباس مستقيمة", pattern: /"/gu, atMost: 0 },
  { name: "فراغان متتاليان", pattern: /\S {2,}\S/gu, atMost: 0 },
  { name: "تطويل داخل كلمة", pattern: /\p{L}ـ+\p{L}/gu, atMost: 0 },
  { name: "أرقام عربية مشرقية", pattern: /[٠-٩۰-۹]/gu, atMost: 0 },
];

const vowelMarks = /[\u064B-\u0652\u0670]/gu;

/**
 * What a desk would strike out of an Arabic text, a line each; none for a clean one. What is in
 * code and between guillemets is shown and not said, so how people misspell may be quoted.
 */
export function styleFaults(text: string): readonly string[] {
  const plainText = text.replace(/`[^`]*`/g, "كود").replace(/«[^»]*»/g, "«اقتباس»");
  const bare = plainText.replace(vowelMarks, "");
  const faults = (habits: readonly Habit[], of: string): readonly string[] =>
    habits.flatMap(({ name, pattern, atMost }) => {
      const found = [...of.matchAll(pattern)].map(([match]) => match.trim());
      return found.length > atMost ? [`${name}: ${found.join(" | ")}`] : [];
    });
  return [...faults(calques, bare), ...faults(spelling, plainText)];
}
