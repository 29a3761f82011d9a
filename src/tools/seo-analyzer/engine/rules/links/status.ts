import { defineRule, fail, pass } from "../../rule.ts";

export const status = defineRule({
  id: "status",
  category: "links",
  importance: "high",
  effort: { by: "developer", time: null },
  source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  title: { ar: "الصفحة تُجيب بنجاح", en: "The page answers with success" },
  failureTitle: { ar: "الخادم يُجيب بخطأ", en: "The server answers with an error" },
  why: {
    ar: "صفحة تُجيب برمز خطأ لا تدخل البحث، وإن ظهر فيها كلام.",
    en: "A page that answers with an error stays out of search, even if it shows text.",
  },
  fix: {
    ar: "اجعل الخادم يُجيب بـ 200، أو حوّل الرابط القديم بـ 301 إلى الجديد.",
    en: "Have the server answer 200, or redirect the old address to the new with 301.",
  },
  findings: {
    error: { ar: "أجاب الخادم بالرمز {status}.", en: "The server answered {status}." },
    fine: { ar: "أجاب الخادم بالرمز {status}.", en: "The server answered {status}." },
  },
  check({ source: { status } }) {
    return status >= 400 ? fail("error", { status }) : pass("fine", { status });
  },
});
