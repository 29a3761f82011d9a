import { defineRule, failIfAny } from "../../rule.ts";

// Keys that have to stay secret. Keys that are made for pages, such as that of a map, are not among
// them.
const secrets = [
  /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/,
  /\bsk_live_[A-Za-z\d]{16}/,
  /\bAKIA[A-Z\d]{16}\b/,
  /\bgh[pousr]_[A-Za-z\d]{30}/,
  /\bxox[baprs]-[A-Za-z\d-]{20}/,
  /\bSG\.[\w-]{16,}\.[\w-]{16}/,
  /\bglpat-[\w-]{20}/,
  /\bEAA[A-Za-z\d]{60}/,
];
const shownChars = 8;

export const leakedKeys = defineRule({
  id: "leaked-keys",
  category: "security",
  importance: "high",
  effort: { by: "developer", time: "hour" },
  source:
    "https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/05-Review_Web_Page_Content_for_Information_Leakage",
  title: { ar: "لا مفاتيح سرية في الصفحة", en: "No secret keys in the page" },
  failureTitle: { ar: "مفاتيح سرية مكشوفة", en: "Secret keys are exposed" },
  why: {
    ar: "مفتاح سري في كود الصفحة قد يستعمله من يقرؤه باسمك وعلى حسابك.",
    en: "Whoever reads a secret key in the page's code can use it in your name and at your cost.",
  },
  fix: {
    ar: "ألغِ المفتاح فورًا، وأنشئ غيره، واستعمله في الخادم وحده.",
    en: "Revoke the key at once, make a new one, and use it on the server only.",
  },
  findings: { leaked: { ar: "مفاتيح مكشوفة: {n}", en: "Exposed keys: {n}" } },
  check({ source: { html } }) {
    const found = secrets.flatMap((pattern) => pattern.exec(html)?.[0] ?? []);
    return failIfAny(
      "leaked",
      found.map((key) => `${key.slice(0, shownChars)}…`),
    );
  },
});
