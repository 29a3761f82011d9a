import { getHeader } from "../../headers.ts";
import { defineRule, passed, warn } from "../../rule.ts";

export const framing = defineRule({
  id: "framing",
  category: "security",
  importance: "low",
  effort: { by: "developer", time: "hour" },
  source: "https://developer.mozilla.org/en-US/docs/Web/Security/Attacks/Clickjacking",
  title: { ar: "لا إطار من موقع آخر", en: "Not framed by other sites" },
  failureTitle: { ar: "قد تضع مواقع أخرى صفحتك في إطار", en: "Other sites can frame the page" },
  why: {
    ar: "موقع محتال قد يضع صفحتك في إطار شفاف ويسرق ضغطات زوارك.",
    en: "A malicious site can put your page into a transparent frame and steal your visitors' clicks.",
  },
  fix: { ar: "اسمح بالإطار لموقعك وحده.", en: "Allow frames to your own site alone." },
  findings: {
    missing: {
      ar: "لا X-Frame-Options ولا frame-ancestors.",
      en: "There is no X-Frame-Options and no frame-ancestors.",
    },
  },
  snippet: () => "Content-Security-Policy: frame-ancestors 'self'",
  check({ source }) {
    return getHeader(source, "x-frame-options") !== null ||
      /\bframe-ancestors\b/i.test(getHeader(source, "content-security-policy") ?? "")
      ? passed
      : warn("missing");
  },
});
