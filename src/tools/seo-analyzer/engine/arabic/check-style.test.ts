import { expect, test } from "vitest";
import { mark } from "./find-slips.fixture.ts";

const words = (count: number): string => Array.from({ length: count }, () => "كلمة").join(" ");

test("a sentence of more than forty words is named with its count, one of forty is not", () => {
  expect(mark(`${words(40)}.`)).toEqual([]);
  expect(mark(`${words(41)}.`)).toEqual([`long: ${words(41)}. → ?`]);
});

test.each([
  ["تم إنشاء الصفحة أمس", ["passive: تم إنشاء → أُنشئت"]],
  ["يتم شحن الطلب خلال يومين", ["passive: يتم شحن → يُشحن"]],
  ["سيتم إضافة الخدمة قريبًا", ["passive: سيتم إضافة → ستُضاف"]],
  ["تم تقديم هذه الوصفه", ["taa: الوصفه → الوصفة", "passive: تم تقديم → قُدِّمت"]],
  ["يتم تقديم القهوة", ["passive: يتم تقديم → تُقدَّم"]],
  ["تم تحديث الأسعار", ["passive: تم تحديث → حُدِّثت"]],
  ["تم تحديث الاسعار", ["hamza: الاسعار → الأسعار", "passive: تم تحديث → حُدِّثت"]],
  ["تم شراء الحلوى وتم اختيار الحلوى", ["passive: تم شراء → ?", "passive: وتم اختيار → واختيرت"]],
  ["تم تحديث المحتوى", ["passive: تم تحديث → حُدِّث"]],
  ["تم تحديث هذا المقال", ["passive: تم تحديث → حُدِّث"]],
  ["تم شحن طلبك وتم تحديث بياناتك", ["passive: تم شحن → شُحن", "passive: وتم تحديث → وحُدِّثت"]],
  ["تم اختيار المرضى", ["passive: تم اختيار → ?"]],
  ["تم إنشاء ثلاثة مواقع", ["passive: تم إنشاء → ?"]],
  ["تم الشحن، تم تحديد، السعر", ["passive: تم الشحن → ?", "passive: تم تحديد → ?"]],
  ["تم تغليف كيس", ["passive: تم تغليف → ?"]],
  ["يتم التواصل معك", ["passive: يتم التواصل → ?"]],
  ["لم يتم شحن الطلب", ["passive: يتم شحن → ?"]],
  ["تم الأمر", []],
  ["ثم شحن الطلب", []],
])("«تم» with a verbal noun is a suggestion, with a verb that agrees: %s", (text, expected) => {
  expect(mark(text)).toEqual(expected);
});

test.each([
  ["المنتج مصنوع من قبل فريقنا", ["agent: من قبل فريقنا → ?"]],
  ["زرنا المتجر من قبل", []],
  ["المنتج المطلوب من قبل أن يصل", []],
  ["اشترينا من قبل قهوة", []],
])("«من قبل» is marked before who does something: %s", (text, expected) => {
  expect(mark(text)).toEqual(expected);
});

test("three sentences that begin alike are marked, two are not, nor are items of a list", () => {
  const text = "نقدم القهوة. نقدم الشاي. نقدم الكعك.";
  expect(mark(text)).toEqual(["openings: نقدم → ?"]);
  expect(mark("نقدم القهوة. نقدم الشاي. ثم الكعك.")).toEqual([]);
  expect(mark(text, "item")).toEqual([]);
});

test("of digits of both kinds, each number of the rarer kind is named", () => {
  expect(mark("السعر ٥٠ والوزن 20 والعدد 30")).toEqual(["digits: ٥٠ → 50"]);
  expect(mark("السعر 50 من Web2 وموديل A٥")).toEqual([]);
  const western = Array.from({ length: 9 }, (_, i) => `سعر ${i + 1}`).join("، ");
  expect(mark(`${western}، ثم ٧ و٢٠ و٢ و٤٥ و٢٠٢٤`)).toEqual([
    "digits: ٧ → 7",
    "digits: ٢٠ → 20",
    "digits: ٢ → 2",
    "digits: ٤٥ → 45",
    "digits: ٢٠٢٤ → 2024",
  ]);
});

test("where both kinds of digits are about as frequent, neither is called the rarer", () => {
  expect(mark("السعر 35 أو ٤٥ أو 20")).toEqual(["digits: ٤٥ → 45"]);
  expect(mark("السعر 35 أو ٤٥ أو 20 أو ٣٠ أو 10")).toEqual([
    "digits-even: ٤٥ → 45",
    "digits-even: ٣٠ → 30",
  ]);
});

test("a dialect is named beside standard Arabic alone", () => {
  const spoken = "احنا هنا عشان نساعدك. مش محتاج حاجة دلوقتي.";
  expect(mark(spoken)).toEqual([]);
  expect(mark(`${spoken} سوف نصل إليك قريبًا. هذا هو المتجر الذي تبحث عنه.`)).toEqual([
    "egyptian: احنا → ?",
    "egyptian: مش → ?",
  ]);
});

test.each([
  ["Ro2ya وكالة تصميم في القاهرة", ["latin-start: Ro2ya → ?"]],
  ["Ro2ya وكالة تصميم في القاهرة!", ["latin-start: Ro2ya → ?", "latin-end: ! → ?"]],
  ["وكالة تصميم (القاهرة", ["bracket: ( → ?"]],
  ["اتصل بنا 010 1234 5678", ["phone: 010 1234 5678 → 01012345678"]],
  ["وكالة \u202Bتصميم\u202C", ["control: \u202B → ?", "control: \u202C → ?"]],
  ["وكالة تصميم (القاهرة) | Ro2ya", []],
  ["Our agency وكالة", []],
  ["1) وكالة تصميم منذ 2010 - 2026", []],
])("what is turned around in a title is named: %s", (text, expected) => {
  expect(mark(text, "title")).toEqual(expected);
});

test("a text of the page is no title: it can isolate its parts", () => {
  expect(mark("اتصل بنا 010 1234 5678")).toEqual([]);
});
