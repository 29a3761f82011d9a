import { defineRule, fail, passed, skip } from "../../rule.ts";

export const soft404 = defineRule({
  id: "soft-404",
  category: "links",
  importance: "medium",
  effort: { by: "developer", time: "hour" },
  source:
    "https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors",
  title: { ar: "الصفحات المفقودة تقول إنها مفقودة", en: "Missing pages say that they are missing" },
  failureTitle: {
    ar: "صفحات مفقودة تُجيب كأنها موجودة",
    en: "Missing pages answer as if they existed",
  },
  why: {
    ar: "إن أجابت صفحة مفقودة بـ 200 ظنها الزائر ومحرك البحث سليمة، وتستبعدها جوجل حين تكتشف ذلك.",
    en: "Where a missing page answers 200, visitors and search engines take it for a working one; Google leaves it out when it notices.",
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
