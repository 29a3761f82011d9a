import { getHeader } from "../../headers.ts";
import { findMeta } from "../../metas.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const referrerPolicy = defineRule({
  id: "referrer-policy",
  category: "security",
  importance: "low",
  effort: { by: "developer", time: "hour" },
  source: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy",
  title: { ar: "ما يصل إلى المواقع التي تضع روابطها", en: "What other sites are told" },
  failureTitle: {
    ar: "قد تصل روابطك كاملة إلى مواقع أخرى",
    en: "Full addresses may reach other sites",
  },
  why: {
    ar: "بلا سياسة يقرر المتصفح، والقديم منه يرسل رابط الصفحة كاملًا إلى مواقع أخرى.",
    en: "Without a policy the browser decides, and old ones send the full address to other sites.",
  },
  fix: {
    ar: "أرسل ترويسة Referrer-Policy: strict-origin-when-cross-origin",
    en: "Send the header Referrer-Policy: strict-origin-when-cross-origin",
  },
  findings: {
    missing: { ar: "لا ترويسة Referrer-Policy.", en: "There is no Referrer-Policy header." },
    unsafe: {
      ar: "السياسة تكشف كل شيء: unsafe-url",
      en: "The policy gives everything away: unsafe-url",
    },
  },
  snippet: () => "Referrer-Policy: strict-origin-when-cross-origin",
  check({ page, source }) {
    const policy = getHeader(source, "referrer-policy") ?? findMeta(page, "referrer");
    if (policy === null) return warn("missing");
    return /unsafe-url/i.test(policy) ? warn("unsafe") : passed;
  },
});
