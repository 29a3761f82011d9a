import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Prose } from "./Prose.tsx";

const isolated = (text: string): string[] =>
  [...renderToStaticMarkup(<Prose text={text} />).matchAll(/<bdi dir="ltr">(.*?)<\/bdi>/g)].map(
    ([, part]) => part!.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
  );

test("code in a sentence keeps its own direction", () => {
  expect(isolated('اكتب dir="rtl" في وسم html، لا في ملف التنسيق.')).toEqual(['dir="rtl"']);
  expect(isolated('اتركه فارغًا (alt="") للزينة.')).toEqual(['alt=""']);
  expect(isolated("أضف og:locale:alternate لكل لغة أخرى.")).toEqual(["og:locale:alternate"]);
  expect(isolated("اكتب عنوانًا كاملًا يبدأ بـ https:// ويعود إلى هنا")).toEqual(["https://"]);
});

test("plain words of either language are unchanged, and no character is lost", () => {
  expect(isolated("فعّل brotli أو gzip في الخادم.")).toEqual([]);
  const text = "أرسل Cache-Control مع ETag أو Last-Modified. https://shop.example/حقائب: 404.";
  expect(renderToStaticMarkup(<Prose text={text} />).replace(/<[^>]+>/g, "")).toBe(text);
});

const readAddresses = (text: string): string[][] =>
  [
    ...renderToStaticMarkup(<Prose text={text} />).matchAll(
      /<bdi dir="ltr" class="seo-address-text">(.*?)<\/bdi>/g,
    ),
  ].map(([, parts]) => [...parts!.matchAll(/<span>(.*?)<\/span>/g)].map(([, part]) => part!));

test("an address is isolated as a whole, and its lines end after a slash only", () => {
  expect(
    readAddresses("الرابط الأصلي لم يُجب: https://oud-alreem.example/ar/عود-فاخر?a=1."),
  ).toEqual([["https://oud-alreem.example/", "ar/", "عود-فاخر?a=1"]]);
  expect(
    readAddresses("رابط المشاركة https://a.example والرابط الأصلي https://b.example/x/."),
  ).toEqual([["https://a.example"], ["https://b.example/", "x/"]]);
  expect(readAddresses("https://a.example/a//b/…")).toEqual([
    ["https://a.example/", "a//", "b/", "…"],
  ]);
});

test("no character of a sentence with addresses is lost", () => {
  const text = "لم تُفتح خريطة الموقع: http://oud-alreem.example/خريطة.xml، ولا https://x.example!";
  expect(renderToStaticMarkup(<Prose text={text} />).replace(/<[^>]+>/g, "")).toBe(text);
});
