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
