import { expect, test } from "vitest";
import { mark } from "./find-slips.fixture.ts";

test.each([
  ["قال المتحدث الرسمي ان الخدمة متاحة", ["hamza: ان → إن"]],
  ["أكد الوزير ان المشروع مستمر", ["hamza: ان → أن"]],
  ["نرجو منك ان يصل الرد", ["hamza: ان → أن"]],
  ["بعد يوم كامل ان الشحن", []],
])("«ان» has the hamza that the verb before it takes: %s", (text, expected) => {
  expect(mark(text)).toEqual(expected);
});

test.each([
  ["تعلم مبادىء الرسم", ["hamza: مبادىء → مبادئ"]],
  ["قرائة بكفائة", ["hamza: قرائة → قراءة", "hamza: بكفائة → بكفاءة"]],
  ["نصل مساءا", ["hamza: مساءا → مساءً"]],
  ["مائة قارئ، وجاءا معا", []],
  ["عنوان مضيئ", ["hamza: مضيئ → مضيء"]],
  ["تحفيظ القران الكريم", ["hamza: القران → القرآن"]],
  ["عقد القران يوم الخميس", []],
  ["نصل انشاء الله", ["hamza: انشاء → إن شاء"]],
  ["باذن الله", ["hamza: باذن → بإذن"]],
])("a hamza at the end of a word, or that the next word decides: %s", (text, expected) => {
  expect(mark(text)).toEqual(expected);
});

test.each([
  ["هذا الهاتف لة ضمان", ["taa: لة → له"]],
  ["خصم علية كبير", ["taa: علية → عليه"]],
  ["حضره علية القوم", []],
  ["علية كبيرة للبيع", []],
  ["هذة المياة", ["taa: هذة → هذه", "taa: المياة → المياه"]],
  ["فتاة ذات خبره", ["taa: خبره → خبرة"]],
  ["بلغنا خبره", []],
  ["أسعار مناسبه", ["taa: مناسبه → مناسبة"]],
  ["رائحته هادئه", ["taa: هادئه → هادئة"]],
  ["بمساعدة معلميه ووالديه", []],
])("taa marbuta and haa by the words beside them: %s", (text, expected) => {
  expect(mark(text)).toEqual(expected);
});

test.each([
  ["لايمكن الإرجاع", ["joined: لايمكن → لا يمكن"]],
  ["المكتب ( الدور الثاني ) مفتوح", ["in-brackets: ( الدور الثاني ) → (…)"]],
  ["نهتم برضاكم برضاكم", ["doubled: برضاكم برضاكم → برضاكم"]],
  ["بحثنا مكانا مكانا", []],
  ["المكتب (الدور الثاني) مفتوح، لابد", []],
])("spaces that are missing or too many, and words with a pronoun twice: %s", (text, expected) => {
  expect(mark(text)).toEqual(expected);
});

test("of a sentence in a dialect «فى» is corrected, and other spelling is not", () => {
  expect(mark("احنا فى كل الفروع و بنوصل الى القاهره")).toEqual([
    "undotted: فى → في",
    "waw: و بنوصل → وبنوصل",
  ]);
});
