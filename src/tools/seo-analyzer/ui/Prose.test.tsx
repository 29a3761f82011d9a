import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Prose } from "./Prose.tsx";

const isolated = (text: string): string[] =>
  [
    ...renderToStaticMarkup(<Prose text={text} />).matchAll(
      /<bdi dir="ltr"(?: class="seo-code")?>(.*?)<\/bdi>/g,
    ),
  ].map(([, part]) =>
    part!.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
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
      /<bdi dir="ltr" class="kit-address">(.*?)<\/bdi>/g,
    ),
  ].map(([, parts]) => [...parts!.matchAll(/<span>(.*?)<\/span>/g)].map(([, part]) => part!));

test("an address is isolated as a whole; a short one has one line, a long one ends lines after a slash", () => {
  expect(readAddresses("أجاب https://a.example/عود?a=1.")).toEqual([["https://a.example/عود?a=1"]]);
  expect(readAddresses("الرابط الأصلي لم يُجب: https://oud-reem.example/ar/عود-فاخر?a=1.")).toEqual([
    ["https://oud-reem.example/", "ar/", "عود-فاخر?a=1"],
  ]);
  expect(
    readAddresses("رابط المشاركة https://a.example والرابط الأصلي https://b.example/x/."),
  ).toEqual([["https://a.example"], ["https://b.example/x/"]]);
  expect(readAddresses("https://shop.example/bags//leather/…")).toEqual([
    ["https://shop.example/", "bags//", "leather/", "…"],
  ]);
});

test("a part that is longer than a line leaves its middle out, which is still there to copy", () => {
  const markup = renderToStaticMarkup(
    <Prose text={`https://shop.example/${"long-".repeat(8)}bag`} />,
  );
  expect(markup).toContain(
    '<span>long-long-long<span class="kit-address-middle"><span>-long-long-long-lon</span></span>g-long-bag</span>',
  );
});

test("a host that is longer than a line is whole, so that it says whose site it is", () => {
  expect(readAddresses("https://salla-dates-home-ar.example/products/ajwa")).toEqual([
    ["https://", "salla-dates-home-ar.", "example/", "products/", "ajwa"],
  ]);
});

test("a bracket that closes after an address is no part of it", () => {
  expect(readAddresses("رابطها (https://a.example/x) لا يُفتح")).toEqual([["https://a.example/x"]]);
  expect(readAddresses("https://a.example/b_(c)")).toEqual([["https://a.example/b_(c)"]]);
});

test("code of one word is kept on one line", () => {
  expect(renderToStaticMarkup(<Prose text="أضف og:image إلى الصفحة" />)).toContain(
    '<bdi dir="ltr" class="seo-code">og:image</bdi>',
  );
});

test("no character of a sentence with addresses is lost", () => {
  const text = "لم تُفتح خريطة الموقع: http://oud-alreem.example/خريطة.xml، ولا https://x.example!";
  expect(renderToStaticMarkup(<Prose text={text} />).replace(/<[^>]+>/g, "")).toBe(text);
});
