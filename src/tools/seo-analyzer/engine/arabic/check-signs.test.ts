import { expect, test } from "vitest";
import { mark } from "./find-slips.fixture.ts";

test.each([
  ["قهوة, شاي", ["comma: , → …،"]],
  ["قهوة,شاي", ["comma: , → …، …"]],
  ["قهوة ,شاي", ["comma:  , → …، …"]],
  ["قهوة; شاي", ["semicolon: ; → …؛"]],
  ["أين الشاي?", ["question: ? → …؟"]],
  ["قهوة ، شاي", ["space-before:  ، → …،"]],
  ["قهوة جديدة .", ["space-before:  . → …."]],
  ["قهوة،شاي", ["no-space-after: ، → …، …"]],
  ["قهوة جديدة.شاي أخضر", ["no-space-after: . → …. …"]],
  ["نعمل منذ 2015 , ونصل إليك", ["comma:  , → …،"]],
  ["واتساب 01001234567 , يوميا", ["comma:  , → …،"]],
  ["السعر ٥٠, والشحن مجاني", ["comma: , → …،"]],
  ["السعر 1,500 ، والشحن مجاني", ["space-before:  ، → …،"]],
  ["قهوة مظبوطه ؟", ["space-before:  ؟ → …؟"]],
  ["عرض خاص!!!", ["repeated: !!! → …!"]],
])("signs are corrected: %s", (text, expected) => {
  expect(mark(text)).toEqual(expected);
});

test.each([
  "السعر 1,500 جنيه و3.5 كجم",
  "المقاسات 5 , 6 , 7 والسعر 1, 2, 3",
  "هواتف iPhone 15, سامسونج",
  "السعر 50، والشحن 20؛ مجاني",
  "السعر ٥٠ ج.م للقطعة، والعنوان ص.ب ٥",
  "نستخدم Figma, Sketch; React",
  "يمكنك (الآن)، والحجز: 12:30",
  "انتظر... ثم اطلب؟!",
  "زوروا www.shop.com?a=ب",
  "د. أحمد سعيد :)",
])("signs that are right, or not of Arabic, are not marked: %s", (text) => {
  expect(mark(text)).toEqual([]);
});

test.each([
  ["قهوة و شاي", ["waw: و شاي → وشاي"]],
  ["قهـــوة طازجة", ["tatweel: قهـــوة → قهوة"]],
  [
    "القهـــوه و الشركه",
    [
      "taa: القهـــوه → القهوة",
      "taa: الشركه → الشركة",
      "tatweel: القهـــوه → القهوة",
      "waw: و الشركه → والشركة",
    ],
  ],
  ["کتاب فی البيت", ["persian-letter: کتاب → كتاب", "persian-letter: فی → في"]],
  ["علی الطاولة", ["persian-letter: علی → على"]],
  ["بعد ۱۲ يوما", ["persian-digit: ۱۲ → ١٢"]],
  ["قهوة مُُحمصة", ["double-mark: مُُحمصة → مُحمصة"]],
  ["قهوة ُمحمصة", ["lone-mark: ُمحمصة → محمصة"]],
  ["هذا من من مصر", ["doubled: من من → من"]],
  ["وصل الطلب الطلب أمس", ["doubled: الطلب الطلب → الطلب"]],
])("letters, marks and words are corrected: %s", (text, expected) => {
  expect(mark(text)).toEqual(expected);
});

test.each([
  "حرف و وحرف ب",
  "سنة 1445 هـ ومنتجات لـ Apple",
  "مُدرّسةٌ محبّةٌ",
  "خطوة خطوة، لا لا، جدا جدا، الله الله",
  "«من من» مثال",
  "پيتزا ڤيديو چاكيت",
])("what is right is not marked: %s", (text) => {
  expect(mark(text)).toEqual([]);
});
