import { defineRule, fail, passed, skip } from "../../rule.ts";

export const soft404 = defineRule({
  id: "soft-404",
  category: "links",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source:
    "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
  title: { ar: "الصفحات المفقودة تقول إنها مفقودة", en: "Missing pages say that they are missing" },
  failureTitle: {
    ar: "صفحات مفقودة تُجيب كأنها موجودة",
    en: "Missing pages answer as if they existed",
  },
  why: {
    ar: "خادم يُجيب بـ 200 عن كل رابط يملأ البحث بصفحات لا وجود لها.",
    en: "A server that answers 200 to anything fills search with pages that do not exist.",
  },
  fix: { ar: "اجعل صفحة «غير موجود» تُجيب بالرمز 404.", en: "Have the not-found page answer 404." },
  findings: {
    soft: {
      ar: "سألنا عن رابط لا يمكن أن يوجد فأجاب الخادم بـ {status}.",
      en: "We asked for an address that cannot exist, and the server answered {status}.",
    },
  },
  check({ source: { missingPageStatus: status } }) {
    if (status === null || status === 0) return skip;
    return status < 400 ? fail("soft", { status }) : passed;
  },
});
