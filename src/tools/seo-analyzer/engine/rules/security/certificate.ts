import { defineRule, fail, pass, passed, skip, warn } from "../../rule.ts";

const expiryWarningMs = 14 * 24 * 3600 * 1000;

export const certificate = defineRule({
  id: "certificate",
  category: "security",
  importance: "high",
  effort: { by: "host", time: "hour" },
  source: "https://www.rfc-editor.org/rfc/rfc9110#section-4.3.4",
  title: { ar: "شهادة الأمان", en: "Certificate" },
  failureTitle: {
    ar: "شهادة الأمان مرفوضة أو قريبة الانتهاء",
    en: "Certificate refused or expiring",
  },
  why: {
    ar: "إن رفض المتصفح الشهادة أوقف الزائر بتحذير قبل أن يصل إلى موقعك.",
    en: "When browsers refuse the certificate, they stop visitors with a warning before your site.",
  },
  fix: {
    ar: "جدّد الشهادة، وفعّل التجديد التلقائي.",
    en: "Renew the certificate and switch automatic renewal on.",
  },
  findings: {
    invalid: { ar: "المتصفحات ترفضها: {problem}", en: "Browsers refuse it: {problem}" },
    soon: { ar: "تنتهي في {day}.", en: "It ends on {day}." },
    fine: { ar: "صالحة حتى {day}.", en: "Valid until {day}." },
  },
  check({ source: { certificate, fetchedAt } }) {
    if (certificate === null) return skip;
    if (!certificate.isValid) return fail("invalid", { problem: certificate.problem ?? "?" });
    if (certificate.validTo === null) return passed;
    const day = certificate.validTo.slice(0, 10);
    return Date.parse(certificate.validTo) - Date.parse(fetchedAt) < expiryWarningMs
      ? warn("soon", { day })
      : pass("fine", { day });
  },
});
