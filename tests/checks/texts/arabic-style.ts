/** A habit that a newspaper's desk would strike out, and how many of it one text may have. */
interface Habit {
  readonly name: string;
  readonly pattern: RegExp;
  readonly atMost: number;
}

/** Where an Arabic word begins, with the letters that are written to its front. */
const begins = String.raw`(?<!\p{L})[وف]?`;
const ends = String.raw`(?!\p{L})`;

const habit = (name: string, words: string, atMost = 0): Habit => ({
  name,
  pattern: new RegExp(`${begins}(?:${words})`, "gu"),
  atMost,
});

/** Translated turns of phrase. Marks of vowels are taken off before these are looked for. */
const calques: readonly Habit[] = [
  habit(
    "«قم بـ» بدل الفعل نفسه",
    String.raw`(?:قم|قمت|قمنا|قامت?|سنقوم|[نتيأ]قوم(?:وا|ون)?|القيام|بالقيام)\s+(?:\p{L}+\s+)?ب(?:ال)?\p{L}{3,}`,
  ),
  habit("«يتم» بدل المبني للمجهول", `(?:س|ل|لن |أن )?(?:يتم|تتم)${ends}`),
  habit("«تم ال» بدل الفعل", String.raw`تمت?\s+(?:ال\p{L}+|[إا]\p{L}+)`),
  habit(
    "«من قِبل» الفاعل",
    String.raw`من\s+قبل(?:ه|ها|هم|ك|كم|نا|ي|\s+(?:ال|شرك|فريق|أي|أحد|جه|كل|موظف|مستخدم|عميل|زبون|مختص))`,
  ),
  habit("«بشكل» أو «بصورة» وصفة", String.raw`ب(?:شكل|صورة)\s+\p{L}+`, 1),
  habit("«يعتبر»", String.raw`(?:يعتبر|تعتبر|نعتبر)${ends}`),
  habit("«الخاص بك»", String.raw`الخاصة?\s+ب(?:ك|كم|نا|ه|ها|هم)${ends}`),
  habit("«حيث أن»", String.raw`حيث\s+أن`),
  habit("«بالإضافة إلى ذلك»", String.raw`بالإضافة\s+إلى\s+(?:ذلك|أن)`),
  habit("«من خلال»", String.raw`من\s+خلال`, 1),
  habit("«على سبيل المثال لا الحصر»", String.raw`على\s+سبيل\s+المثال\s+لا\s+الحصر`),
  habit("«سوف لن» و«لن سوف»", String.raw`سوف\s+لن|لن\s+سوف`),
  habit("«لا زال»", String.raw`لا\s?زال(?:ت|وا|نا)?${ends}`),
  habit("«تواجد»", `(?:ال)?(?:تواجد|متواجد|يتواجد|تتواجد)`),
  habit("«هام» بدل «مهم»", `(?:ال)?هامة?${ends}`),
  habit("«الغير»", String.raw`الغير\s+\p{L}+`),
  habit("«وبالتالي» أكثر من مرة", `بالتالي${ends}`, 1),
  habit("«عملية ال» حشوًا", String.raw`(?:ال|ب|ل)?عملية\s+ال\p{L}+`),
];

const without =
  "جدا|أيضا|مثلا|أبدا|دائما|شكرا|مجانا|تقريبا|غالبا|أحيانا|أولا|ثانيا|ثالثا|أخيرا|كثيرا|قليلا|جيدا|فورا|يوميا|شهريا|سنويا|معا|مرحبا|عادة";
const unhamzaed =
  "اذا|الى|او|ان|انت|انه|انها|اي|اكثر|اقل|اول|اخر|ايضا|لانه|لان|التى|الذى|هى|علي ان|إسم|إستخدام|إستعمال|إختيار|إختبار|إنتظار|إنتقال|إشتراك|إجتماع|إتصال|ألى";

const spelling: readonly Habit[] = [
  { name: "التنوين بعد الألف لا قبلها", pattern: /ا\u064B/gu, atMost: 0 },
  habit("تنوين ناقص", `(?:${without.replace("|عادة", "")})${ends}`),
  habit("همزة ناقصة أو زائدة", `(?:${unhamzaed})${ends}`),
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

const marksOfVowels = /[\u064B-\u0652\u0670]/gu;

/**
 * What a desk would strike out of an Arabic text, a line each; none for a clean one.
 * What stands in code and between guillemets is shown and not said, so how people misspell may be quoted.
 */
export function styleFaults(text: string): readonly string[] {
  const said = text.replace(/`[^`]*`/g, "كود").replace(/«[^»]*»/g, "«اقتباس»");
  const bare = said.replace(marksOfVowels, "");
  const faults = (habits: readonly Habit[], of: string): readonly string[] =>
    habits.flatMap(({ name, pattern, atMost }) => {
      const found = [...of.matchAll(pattern)].map(([match]) => match.trim());
      return found.length > atMost ? [`${name}: ${found.join(" | ")}`] : [];
    });
  return [...faults(calques, bare), ...faults(spelling, said)];
}
