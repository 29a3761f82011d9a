import { defineRule, fail, pass, warn } from "../../rule.ts";

const goodMs = 800;
const poorMs = 1800;

export const responseTime = defineRule({
  id: "response-time",
  category: "performance",
  importance: "medium",
  effort: { by: "host", time: null },
  source: "https://web.dev/articles/ttfb",
  title: { ar: "سرعة رد الخادم", en: "Response time of the server" },
  failureTitle: { ar: "رد الخادم بطيء", en: "The server answers slowly" },
  why: {
    ar: "كل ما في الصفحة ينتظر أول حرف من خادمك.",
    en: "Everything on the page waits for your server's first byte.",
  },
  fix: {
    ar: "فعّل التخزين المؤقت للصفحات، أو غيّر الاستضافة، أو قرّب الخادم من زوارك.",
    en: "Cache whole pages, change your hosting, or move the server closer to your visitors.",
  },
  findings: {
    slow: {
      ar: "رد بعد {n} مللي ثانية، والنصيحة أقل من 800.",
      en: "It answered after {n} ms; under 800 is our advice.",
    },
    fast: { ar: "رد بعد {n} مللي ثانية.", en: "It answered after {n} ms." },
  },
  check({ source }) {
    const n = Math.round(source.ttfbMs);
    if (n > poorMs) return fail("slow", { n });
    return n > goodMs ? warn("slow", { n }) : pass("fast", { n });
  },
});
