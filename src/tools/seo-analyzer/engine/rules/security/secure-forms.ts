import { defineRule, failIfAny, skip } from "../../rule.ts";

export const secureForms = defineRule({
  id: "secure-forms",
  category: "security",
  importance: "high",
  effort: { by: "developer", time: "hour" },
  source: "https://developer.mozilla.org/en-US/docs/Web/Security/Insecure_passwords",
  title: { ar: "النماذج تُرسل مشفّرة", en: "Forms are sent encrypted" },
  failureTitle: { ar: "نماذج تُرسل بلا تشفير", en: "Forms are sent unencrypted" },
  why: {
    ar: "ما يكتبه الزبون في نموذج غير مشفّر يقرؤه كل من في الطريق.",
    en: "What customers type into an unencrypted form can be read by anyone on the way.",
  },
  fix: { ar: "اجعل رابط الإرسال يبدأ بـ https.", en: "Make the form's address start with https." },
  findings: { open: { ar: "نماذج تُرسل بلا تشفير: {n}", en: "Forms sent unencrypted: {n}" } },
  check({ page }) {
    // On an http page every form is sent in the open, and the rule "https" says so.
    if (page.forms.length === 0 || page.url.startsWith("http:")) return skip;
    const open = page.forms.filter(({ url }) => url?.startsWith("http:"));
    return failIfAny(
      "open",
      open.map(({ url }) => url!),
    );
  },
});
