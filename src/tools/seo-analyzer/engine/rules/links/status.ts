import { defineRule, fail, pass } from "../../rule.ts";

/** What the status of an error says: the server failed, there is no such page, or it is refused. */
function classifyError(status: number): "crashed" | "missing" | "refused" {
  if (status >= 500) return "crashed";
  return status === 404 || status === 410 ? "missing" : "refused";
}

export const status = defineRule({
  id: "status",
  category: "links",
  importance: "high",
  effort: { by: "host", time: "hour" },
  source: "https://developers.google.com/search/docs/essentials/technical",
  title: { ar: "الصفحة تُفتح", en: "The page answers with success" },
  failureTitle: { ar: "الصفحة لا تُفتح", en: "The server answers with an error" },
  why: {
    ar: "لا تفهرس جوجل صفحة يرسلها الخادم على أنها خطأ، وإن ظهر فيها كلام.",
    en: "Google does not list a page that answers with an error, even if it shows text.",
  },
  fix: {
    ar: "قل لشركة الاستضافة إن الصفحة تردّ بخطأ، وأرسل إليها هذا التقرير.",
    en: "Tell your host that the page answers with an error, and send them this report.",
  },
  variants: {
    crashed: {
      failureTitle: { ar: "موقعك متعطل الآن", en: "Your site is down" },
      why: {
        ar: "كل زبون يفتحها الآن يرى رسالة خطأ، ولا يشتري.",
        en: "Every customer who opens it now sees an error, and cannot buy.",
      },
      fix: {
        ar: "اتصل بشركة الاستضافة الآن، وقل لها إن الموقع يردّ بخطأ وأرسل إليها هذا التقرير. وإن غيّرت إضافة أو قالبًا قبل العطل فأرجعه كما كان. ثم أعد الفحص.",
        en: "Call your host now, tell them that the site answers with an error and send them this report. If you changed a plugin or a theme just before, change it back. Then check again.",
      },
      effort: { by: "host", time: "hour" },
    },
    missing: {
      failureTitle: { ar: "هذه الصفحة غير موجودة", en: "This page does not exist" },
      why: {
        ar: "كل من يضغط رابطها يصل إلى صفحة خطأ.",
        en: "Everyone who follows a link to it ends at an error.",
      },
      fix: {
        ar: "تأكد أولًا من كتابة الرابط. فإن كان صحيحًا فأعد نشر الصفحة من لوحة موقعك، أو حوّل رابطها فيها إلى أقرب صفحة. وإن كانت هي الصفحة الرئيسية فاتصل بشركة الاستضافة.",
        en: "First make sure that the address is spelled right. If it is, publish the page again in your site's panel, or redirect its address there to the nearest page. If it is your home page, call your host.",
      },
      effort: { by: "owner", time: "minutes" },
    },
    refused: {
      failureTitle: { ar: "الموقع يمنع فتح هذه الصفحة", en: "The site refuses to open this page" },
      why: {
        ar: "من يُمنع من فتحها، زبونًا كان أو جوجل، لا يرى شيئًا مما فيها.",
        en: "Whoever is refused, a customer or Google, sees nothing of it.",
      },
      fix: {
        ar: "إن كانت صفحة خاصة، كصفحة الحساب، فهي سليمة. وإن كانت لكل الناس فاطلب من شركة الاستضافة أن ترفع عنها كلمة المرور أو جدار الحماية الذي يردّ من لا يعرفه.",
        en: "A private page, such as an account, is fine as it is. If everyone should see it, have your host lift the password, or the firewall that turns strangers away.",
      },
      effort: { by: "host", time: "hour" },
    },
  },
  findings: {
    crashed: { ar: "لم تُفتح الصفحة (الرمز {status}).", en: "The server answered {status}." },
    missing: { ar: "لم تُفتح الصفحة (الرمز {status}).", en: "The server answered {status}." },
    refused: { ar: "لم تُفتح الصفحة (الرمز {status}).", en: "The server answered {status}." },
    fine: { ar: "فُتحت الصفحة (الرمز {status}).", en: "The server answered {status}." },
  },
  check({ source: { status } }) {
    return status >= 400 ? fail(classifyError(status), { status }) : pass("fine", { status });
  },
});
